import { admitLine } from './admitLine';

type Talkative = Pick<Console, 'warn' | 'error'>;

/**
 * Of warnings and errors that Next, React and everybody else write to the console there is one of a kind per minute, too.
 * Call it once, before they start.
 */
export function boundConsole(target: Talkative): void {
  for (const level of ['warn', 'error'] as const) {
    const write = target[level].bind(target);
    target[level] = (...line: unknown[]) => {
      if (admitLine(line, write)) write(...line);
    };
  }
}
