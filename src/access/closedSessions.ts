import type { TypedUser } from 'payload';

/**
 * Staff whose password is among the most common ones, by request headers. Their sessions may only use the endpoints
 * needed to change it, which look here (0068).
 */
export const closedSessions = new WeakMap<Headers, TypedUser>();
