/** PostgreSQL's error codes: https://www.postgresql.org/docs/17/errcodes-appendix.html */
const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const statementCanceled = '57014';
const outageCodes = new Set([
  // Deadlock and serialization failure: PostgreSQL aborted one of the transactions.
  '40P01',
  '40001',
  statementCanceled,
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '53300',
  '53400',
]);
const connectionException = /^08/;
/**
 * Such as text that can't be stored, or numbers out of range. Division by zero is excluded, because it is a bug of
 * ours.
 */
const dataException = /^22(?!012)/;
/** Such as a text that is too long for an index. */
const programLimit = '54000';
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** Thrown by reads that get no place in the queue for a connection. */
export const waitedTooLong = 'Waited too long for the database';
const outageMessages = [
  waitedTooLong,
  'timeout exceeded when trying to connect',
  // The same, outside of the pool.
  'timeout expired',
  'Connection terminated',
  'Query read timeout',
  'Client was closed',
  'cannot connect to Postgres',
  'cannot begin transaction',
  'Client has encountered a connection error',
];

/** Yields an error and its causes, outermost first: Drizzle wraps the driver's errors. */
function* withCauses(error: unknown): Generator<Error> {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  ) {
    yield current;
  }
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

export function isUniqueViolation(error: unknown): boolean {
  return [...withCauses(error)].some((cause) => codeOf(cause) === uniqueViolation);
}

/** Returns whether a referenced row was deleted while a document was saved. */
export function isLostReference(error: unknown): boolean {
  return [...withCauses(error)].some((cause) => codeOf(cause) === foreignKeyViolation);
}

/** Returns whether PostgreSQL can't store a value, in any column. */
export function isUnfitForDatabase(error: unknown): boolean {
  return [...withCauses(error)].some((cause) => {
    const code = codeOf(cause);
    return code === programLimit || dataException.test(code);
  });
}

/** Returns whether a statement exceeded its time limit while the database is available. */
export function isOvertime(error: unknown): boolean {
  return [...withCauses(error)].some((cause) => codeOf(cause) === statementCanceled);
}

/**
 * Returns whether the error is transient and worth a retry: the database is unreachable, shutting down or too slow, or
 * it aborted the transaction in favor of another.
 */
export function isDatabaseOutage(error: unknown): boolean {
  return [...withCauses(error)].some((cause) => {
    const code = codeOf(cause);
    return (
      outageCodes.has(code) ||
      connectionException.test(code) ||
      networkCodes.has(code) ||
      outageMessages.some((message) => cause.message.includes(message))
    );
  });
}
