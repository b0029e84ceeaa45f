/**
 * Asks the database, and once more when that fails: a question that was underway while the machine slept runs out of its time, and
 * one over a connection that is lost fails. Neither says that the database is away; the next one does.
 */
export const retryOnce = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => ask().catch(() => ask());
