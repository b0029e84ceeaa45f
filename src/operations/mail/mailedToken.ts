import { createHmac } from 'node:crypto';

/** Makes the token of a link in a mail: the same at each attempt to send it, for what the link does as it is now. */
export type TokenOf = (what: string) => string;

/**
 * The secret part of a link in a mail that may be tried again: a copy that has arrived in spite of an error then keeps its
 * link. Nobody who knows the site's secret alone, or the seed alone, can make it; the seed goes with the mail's job.
 * @param seed of the mail, random
 * @param what the link does, in a state: another one makes another link
 */
export const mailedToken = (secret: string, seed: string, what: string): string =>
  createHmac('sha256', `mailed-link:${secret}`).update(`${seed}:${what}`).digest('base64url');
