import { admitLine } from './admitLine';

type Talkative = Pick<Console, 'warn' | 'error'>;

/**
 * Limits warnings and errors that Next, React and other code write to the console to one of each kind per minute. Call
 * it once, before they start.
 */
export function boundConsole(target: Talkative): void {
  for (const level of ['warn', 'error'] as const) {
    const write = target[level].bind(target);
    target[level] = (...line: unknown[]) => {
      if (admitLine(line, write)) write(...line);
    };
  }
}
