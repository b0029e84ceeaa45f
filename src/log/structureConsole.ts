import { writeLine } from './writeLine';

type Talkative = Pick<Console, 'warn' | 'error'>;

/**
 * Warnings and errors that Next, React and everybody else write to the console become lines like those of Payload's logger,
 * without the values that an error of the database carries.
 */
export function structureConsole(target: Talkative, write?: (line: string) => void): void {
  for (const level of ['warn', 'error'] as const) {
    target[level] = (...words: unknown[]) => writeLine(level, 'console', words, { ...(write && { write }) });
  }
}
