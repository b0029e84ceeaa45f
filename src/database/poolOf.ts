import type { Payload } from 'payload';

/** Returns Payload's connection pool, for code with its own SQL. Each statement is its own transaction. */
export const poolOf = ({ db }: Payload) => db.pool;
