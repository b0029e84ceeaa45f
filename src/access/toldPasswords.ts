import type { TypedUser } from 'payload';

/**
 * Who has signed in with a password that somebody else knows. To the rest of the site they are nobody, until they have
 * chosen another one; the few calls that lead there ask here (0068).
 */
export const toldPasswords = new WeakMap<Headers, TypedUser>();
