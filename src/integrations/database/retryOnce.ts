/**
 * Runs a query and retries it once. A query that was running while the machine slept times out, and one on a lost
 * connection fails; neither means that the database is down, but a second failure does.
 */
export const retryOnce = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => ask().catch(() => ask());
