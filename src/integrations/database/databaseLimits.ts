/** Every wait has an end: a locked table or a lost server must not take the whole site with it. */

/** The server's, for each connection. */
export const serverLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/** Ours. */
export const clientLimits = {
  connectionTimeoutMillis: 3_000,
  /** For a server that says nothing at all: longer than its own limit, which ends a statement in order. */
  query_timeout: 12_000,
  keepAlive: true,
} as const;

/** What a migration keeps of both: of a large site it works for minutes, but doesn't wait for others for long. */
export const migrationLimits = {
  connectionTimeoutMillis: clientLimits.connectionTimeoutMillis,
  keepAlive: clientLimits.keepAlive,
  lock_timeout: serverLimits.lock_timeout,
} as const;
