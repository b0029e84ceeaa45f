/**
 * Requests whose session could not be looked up because the database did not answer. Payload turns any failure of a
 * strategy into "nobody is signed in"; answering 401 for an outage would sign everybody out.
 */
export const undecidedSessions = new WeakMap<Headers, unknown>();
