import { createHash, randomBytes } from 'node:crypto';
import { sharedKinds, type SharedCollection } from './sharedKinds';

/** Returns a random 256-bit token. */
export const newShareToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored hash of a token. A 256-bit token can't be guessed, so an unsalted hash is enough. */
export const hashShareToken = (collection: SharedCollection, token: string): string =>
  createHash('sha256').update(`${sharedKinds[collection].hashPrefix}:${token}`).digest('hex');
