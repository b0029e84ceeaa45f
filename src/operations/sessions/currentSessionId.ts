import type { PayloadRequest } from 'payload';
import { acceptedSecrets } from '@/access/acceptedSecrets';
import { readRequestToken } from '@/access/readRequestToken';
import { readSessionToken } from '@/access/sessionToken';

/** The session that a request comes from; null without a token of this site. */
export async function currentSessionId(req: PayloadRequest): Promise<number | null> {
  // Commands and tests have no headers.
  const token = req.headers ? readRequestToken(req.headers) : null;
  const claims = token ? await readSessionToken(token, acceptedSecrets(req.payload.secret)) : null;
  return claims?.sessionId ?? null;
}
