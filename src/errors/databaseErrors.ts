/** PostgreSQL's error classes: https://www.postgresql.org/docs/17/errcodes-appendix.html */
const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const statementCanceled = '57014';
const outageCodes = new Set([
  // Two that waited for each other, or met: one of them was turned away.
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
/** Such as text that can't be stored, and numbers that are too large; a division by zero is a fault of our own. */
const dataException = /^22(?!012)/;
/** Such as a text that is too long for an index. */
const programLimit = '54000';
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** Of reads that stood in line for a connection. */
export const waitedTooLong = 'Waited too long for the database';
const outageMessages = [
  waitedTooLong,
  'timeout exceeded when trying to connect',
  // The same of a connection outside of the pool.
  'timeout expired',
  'Connection terminated',
  'Query read timeout',
  'Client was closed',
  'cannot connect to Postgres',
  'cannot begin transaction',
  'Client has encountered a connection error',
];

/** An error and what caused it, outermost first: Drizzle wraps the driver's errors. */
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

/** What a document refers to was deleted while it was saved. */
export function isLostReference(error: unknown): boolean {
  return [...withCauses(error)].some((cause) => codeOf(cause) === foreignKeyViolation);
}

/** A value that PostgreSQL can't take, whatever it is for. */
export function isUnfitForDatabase(error: unknown): boolean {
  return [...withCauses(error)].some((cause) => {
    const code = codeOf(cause);
    return code === programLimit || dataException.test(code);
  });
}

/** A statement took longer than it may, though the database is there. */
export function isOvertime(error: unknown): boolean {
  return [...withCauses(error)].some((cause) => codeOf(cause) === statementCanceled);
}

/** The database can't be reached, is shutting down, took longer than it may, or let another go first: worth trying again. */
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
