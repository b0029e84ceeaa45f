/**
 * Requests whose session opens nothing for a reason that isn't "nobody is signed in": the database did not answer, which
 * Payload would turn into just that, and 401 would sign everybody out; or a password has to be chosen first.
 */
export const undecidedSessions = new WeakMap<Headers, unknown>();
