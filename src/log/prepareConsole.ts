import { env } from '@/env';
import { boundConsole } from './boundConsole';
import { structureConsole } from './structureConsole';
import { limitLines } from './writeLine';

/** Applies LOG_LEVEL, structures the console's output in production, and limits its rate. Call it once per process. */
export function prepareConsole(): void {
  limitLines(env.LOG_LEVEL);
  if (env.NODE_ENV === 'production') structureConsole(console);
  boundConsole(console);
}
