/** Every wait has an end: a locked table or a lost server must not take the whole site with it. */
export const databaseLimits = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
  /** Ours, for a server that says nothing at all: longer than its own limit, which ends a statement in order. */
  query_timeout: 12_000,
  keepAlive: true,
} as const;
