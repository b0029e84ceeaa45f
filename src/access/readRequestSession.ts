import type { Payload } from 'payload';
import { acceptedSecrets } from './acceptedSecrets';
import { readRequestToken } from './readRequestToken';
import { readSessionToken, type SessionToken } from './sessionToken';

interface Asking {
  /** Undefined in commands and tests. */
  headers?: Headers;
  payload: Payload;
}

/** Returns the claims of the request's session token; null if there is none, or if it is forged or expired. */
export async function readRequestSession({ headers, payload }: Asking): Promise<SessionToken | null> {
  const token = headers ? readRequestToken(headers) : null;
  return token ? readSessionToken(token, acceptedSecrets(payload.secret)) : null;
}
