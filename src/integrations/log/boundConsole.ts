import { admitLine } from './admitLine';

/**
 * Of warnings and errors that Next, React and everybody else write to the console there is one of a kind per minute, too.
 * Call it once, before they start.
 */
export function boundConsole(): void {
  for (const level of ['warn', 'error'] as const) {
    const write = console[level].bind(console);
    console[level] = (...line: unknown[]) => {
      if (admitLine(line, write)) write(...line);
    };
  }
}
