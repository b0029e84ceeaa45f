import type { Payload } from 'payload';
import { acceptedSecrets } from './acceptedSecrets';
import { readRequestToken } from './readRequestToken';
import { readSessionToken, type SessionToken } from './sessionToken';

interface Asking {
  /** Commands and tests have none. */
  headers?: Headers;
  payload: Payload;
}

/** What the token of a request says; null without one that this site has signed, or when it has expired. */
export async function readRequestSession({ headers, payload }: Asking): Promise<SessionToken | null> {
  const token = headers ? readRequestToken(headers) : null;
  return token ? readSessionToken(token, acceptedSecrets(payload.secret)) : null;
}
