import type { PayloadRequest } from 'payload';
import { sessionEnd } from '@/domain/accounts/sessionEnd';
import { Unauthorized } from '@/errors/ApiFailures';
import type { Session } from '@/payload-types';
import { requireUser } from '../requireUser';
import { currentSessionId } from './currentSessionId';
import { signSession, type StartedSession } from './startSession';

/**
 * A fresh token for the session that asks, which counts as used by that. It ends no later than the session can: thirty
 * days after the sign-in. An ended session has none to give.
 * @throws Unauthorized
 */
export async function refreshSession({ req }: { req: PayloadRequest }): Promise<StartedSession> {
  requireUser(req);
  const { db } = req.payload;
  const where = { id: { equals: (await currentSessionId(req)) ?? 0 } };
  const session = await db.findOne<Session>({ collection: 'sessions', where, req });
  if (!session) throw new Unauthorized();
  const now = Date.now();
  const signedInAt = Date.parse(session.createdAt);
  await db.updateOne({
    collection: 'sessions',
    id: session.id,
    data: {
      lastSeenAt: new Date(now).toISOString(),
      expiresAt: new Date(sessionEnd(signedInAt, now)).toISOString(),
    },
    returning: false,
    req,
  });
  return signSession(req.payload, session.id, signedInAt);
}
