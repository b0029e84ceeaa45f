import { env } from '@/env';
import { boundConsole } from './boundConsole';
import { limitLines, writeLine } from './writeLine';

/** Applies LOG_LEVEL, structures the console's output in production, and limits its rate. Call it once per process. */
export function prepareConsole(): void {
  limitLines(env.LOG_LEVEL);
  if (env.NODE_ENV === 'production') structureConsole(console);
  boundConsole(console);
}

type Talkative = Pick<Console, 'warn' | 'error'>;

/**
 * Formats warnings and errors that Next, React and other code write to the console like Payload's log lines, and
 * removes the values from database errors.
 */
export function structureConsole(target: Talkative, write?: (line: string) => void): void {
  for (const level of ['warn', 'error'] as const) {
    target[level] = (...words: unknown[]) => writeLine(level, 'console', words, { ...(write && { write }) });
  }
}
