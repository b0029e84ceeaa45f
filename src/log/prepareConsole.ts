import { env } from '@/env';
import { boundConsole } from './boundConsole';
import { structureConsole } from './structureConsole';
import { limitLines } from './writeLine';

/**
 * What is written to the console becomes structured in production, when it is as grave as LOG_LEVEL asks, and is bounded.
 * Once for each process.
 */
export function prepareConsole(): void {
  limitLines(env.LOG_LEVEL);
  if (env.NODE_ENV === 'production') structureConsole(console);
  boundConsole(console);
}
