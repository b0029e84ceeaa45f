import type { PayloadRequest } from 'payload';
import { readRequestSession } from '@/access/readRequestSession';
import { sessionKey } from '@/access/sessionToken';
import type { SessionKey } from '@/database/tables/sessions';

/** Returns the session key in the request's token, even if that session has ended; null without a valid token. */
export async function currentSession(req: PayloadRequest): Promise<SessionKey | null> {
  const claims = await readRequestSession(req);
  return claims && sessionKey(claims);
}
