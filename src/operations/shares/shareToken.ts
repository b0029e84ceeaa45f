import { createHash, randomBytes } from 'node:crypto';
import { sharedKinds, type SharedCollection } from './sharedKinds';

/** A secret of 256 bits, made for a link. */
export const newShareToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it. A token of that length can't be guessed, so a plain hash is enough to hide it. */
export const hashShareToken = (collection: SharedCollection, token: string): string =>
  createHash('sha256').update(`${sharedKinds[collection].hashPrefix}:${token}`).digest('hex');
