import type { PayloadRequest } from 'payload';
import { sessionLifetime } from '@/domain/accounts/sessionLifetime';
import { Unauthorized } from '@/errors/ApiFailures';
import { requireUser } from '../requireUser';
import { currentSessionId } from './currentSessionId';
import { signSession, type StartedSession } from './startSession';

/**
 * A fresh token for the session that asks, which counts as used by that. An ended session has none to give.
 * @throws Unauthorized
 */
export async function refreshSession({ req }: { req: PayloadRequest }): Promise<StartedSession> {
  requireUser(req);
  const id = await currentSessionId(req);
  if (id === null) throw new Unauthorized();
  const now = Date.now();
  await req.payload.db.updateOne({
    collection: 'sessions',
    id,
    data: {
      lastSeenAt: new Date(now).toISOString(),
      expiresAt: new Date(now + sessionLifetime.idleSeconds * 1000).toISOString(),
    },
    returning: false,
    req,
  });
  return signSession(req.payload, id);
}
