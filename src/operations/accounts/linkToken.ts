import { createHash, randomBytes } from 'node:crypto';

/** The secret part of a link, which nobody guesses, and what is kept of it. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
