import type { TypedUser } from 'payload';

/**
 * Staff whose password is among the most common ones. Their sessions open only the calls that lead to another password,
 * which look here (0068).
 */
export const closedSessions = new WeakMap<Headers, TypedUser>();
