import { writeLine } from './writeLine';

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
