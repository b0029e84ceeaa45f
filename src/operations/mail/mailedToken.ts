import { createHmac } from 'node:crypto';

/** Creates the token of a link in a mail. It is the same for every attempt while the link's state is unchanged. */
export type TokenOf = (what: string) => string;

/**
 * Returns the token of a link in a mail that may be retried, so that a copy that arrived despite an error keeps a
 * working link. It needs both the site's secret and the seed, which is stored with the job.
 * @param seed random, per mail
 * @param what purpose and state of the link: another state gives another token
 */
export const mailedToken = (secret: string, seed: string, what: string): string =>
  createHmac('sha256', `mailed-link:${secret}`).update(`${seed}:${what}`).digest('base64url');
