import { createHash, randomBytes } from 'node:crypto';

/** The random token of a mailed link. Only its SHA-256 hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
