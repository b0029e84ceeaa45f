import type { Payload } from 'payload';

/** Payload's own connections, for what brings its statements along; each is a transaction of its own. */
export const poolOf = ({ db }: Payload) => db.pool;
