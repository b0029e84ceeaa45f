import { LogRateLimiter } from './LogRateLimiter';

const minuteMs = 60_000;
const limiter = new LogRateLimiter();
let isTimed = false;

/**
 * Returns whether a warning or an error may be written now. At the end of the minute, `write` reports the suppressed
 * lines.
 */
export function admitLine(line: readonly unknown[], write: (line: string) => void): boolean {
  if (!isTimed) {
    isTimed = true;
    setTimeout(() => {
      isTimed = false;
      for (const [kind, lines] of limiter.startAnew()) write(`${lines} more in the last minute: ${kind}`);
    }, minuteMs).unref();
  }
  return limiter.admit(wordsOf(line));
}

/** Returns the text of a line, which may be text, an error, or a log object of pino. */
function wordsOf(line: readonly unknown[]): string {
  const [first] = line;
  const error = first instanceof Error ? first : errorOf(first);
  return error instanceof Error ? error.message : line.map(String).join(' ');
}

/** Returns the error in a log object of pino. */
export const errorOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : undefined;
