interface ErrorDescription {
  type: string;
  message: string;
  stack: string;
  /** The failed SQL statement, without its values. */
  query?: string;
}

const maxCauses = 5;

function rootCause(error: Error): Error {
  let current = error;
  for (let depth = 0; depth < maxCauses && current.cause instanceof Error; depth += 1)
    current = current.cause;
  return current;
}

const stackFrames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * Returns the parts of an error that may be logged. Drizzle puts the values of a failed statement into message and
 * stack: clients' answers, addresses, password hashes. Only the statement and the database's own message are kept.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const root = rootCause(error);
  const query = 'query' in error && typeof error.query === 'string' ? { query: error.query } : {};
  return { type: root.name, message: root.message, stack: stackFrames(error), ...query };
}
