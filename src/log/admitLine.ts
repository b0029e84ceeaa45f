import { LogRateLimiter } from './LogRateLimiter';

const minuteMs = 60_000;
const door = new LogRateLimiter();
let isTimed = false;

/** Whether a warning or an error may be written now. What is held back is told by `write` when the minute is over. */
export function admitLine(line: readonly unknown[], write: (line: string) => void): boolean {
  if (!isTimed) {
    isTimed = true;
    setTimeout(() => {
      isTimed = false;
      for (const [kind, lines] of door.startAnew()) write(`${lines} more in the last minute: ${kind}`);
    }, minuteMs).unref();
  }
  return door.admit(wordsOf(line));
}

/** The words of a line, whether it is text, an error, or an object of pino's. */
function wordsOf(line: readonly unknown[]): string {
  const [first] = line;
  const error = first instanceof Error ? first : errorOf(first);
  return error instanceof Error ? error.message : line.map(String).join(' ');
}

/** The error that pino is given to write down. */
export const errorOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : undefined;
