import type { PayloadRequest } from 'payload';
import { findSession, prolongSession } from '@/database/tables/sessions';
import { sessionEnd } from '@/domain/accounts/sessionEnd';
import { Unauthorized } from '@/errors/ApiFailures';
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
  const { payload } = req;
  const session = await findSession(payload, (await currentSessionId(req)) ?? 0, req);
  if (!session) throw new Unauthorized();
  const now = Date.now();
  const signedInAt = Date.parse(session.createdAt);
  const lastSeenAt = new Date(now).toISOString();
  const expiresAt = new Date(sessionEnd(signedInAt, now)).toISOString();
  await prolongSession(payload, session.id, { lastSeenAt, expiresAt }, req);
  return signSession(payload, session.id, signedInAt);
}
