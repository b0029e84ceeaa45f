/**
 * Errors of requests whose session can't be used although somebody may be signed in, by request headers. Either the
 * database did not answer, which Payload would report as "not signed in" and whose 401 would sign everybody out; or the
 * user must choose another password first.
 */
export const undecidedSessions = new WeakMap<Headers, unknown>();
