import type { PayloadRequest } from 'payload';
import { readRequestSession } from '@/access/readRequestSession';
import { sessionKey } from '@/access/sessionToken';
import type { SessionKey } from '@/database/tables/sessions';

/** The session that a request names, whether or not there is such a one; null without a token of this site. */
export async function currentSession(req: PayloadRequest): Promise<SessionKey | null> {
  const claims = await readRequestSession(req);
  return claims && sessionKey(claims);
}
