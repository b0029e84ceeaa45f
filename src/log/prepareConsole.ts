import { env } from '@/env';
import { boundConsole } from './boundConsole';
import { structureConsole } from './structureConsole';

/** What is written to the console becomes structured in production, and is bounded. Once for each process. */
export function prepareConsole(): void {
  if (env.NODE_ENV === 'production') structureConsole(console);
  boundConsole(console);
}
