/** Every wait has a timeout, so that a locked table or a lost server can't block the whole site. */

/** Enforced by PostgreSQL, per connection. */
export const serverLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/** Enforced by the client. */
export const clientLimits = {
  connectionTimeoutMillis: 3_000,
  /** For a server that doesn't respond at all. Longer than `statement_timeout`, which ends a statement cleanly. */
  query_timeout: 12_000,
  keepAlive: true,
} as const;

/**
 * Limits of both kinds that apply to migrations: on a large site they run for minutes, but must not wait long for
 * locks.
 */
export const migrationLimits = {
  connectionTimeoutMillis: clientLimits.connectionTimeoutMillis,
  keepAlive: clientLimits.keepAlive,
  lock_timeout: serverLimits.lock_timeout,
} as const;
