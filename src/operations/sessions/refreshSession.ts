import type { PayloadRequest } from 'payload';
import { readRequestSession } from '@/access/readRequestSession';
import { sessionKey } from '@/access/sessionToken';
import { findSession, prolongSession } from '@/database/tables/sessions';
import { sessionEnd } from '@/domain/accounts/sessionEnd';
import { Unauthorized } from '@/errors/ApiFailures';
import { requireUser } from '../requireUser';
import { signSession, type StartedSession } from './startSession';

/**
 * A fresh token for the session that asks, which counts as used by that. It ends no later than the session can: thirty
 * days after the sign-in. An ended session has none to give.
 * @throws Unauthorized
 */
export async function refreshSession({ req }: { req: PayloadRequest }): Promise<StartedSession> {
  requireUser(req);
  const { payload } = req;
  const claims = await readRequestSession(req);
  const session = claims && (await findSession(req, sessionKey(claims)));
  if (!session) throw new Unauthorized();
  const now = Date.now();
  const signedInAt = Date.parse(session.createdAt);
  const lastSeenAt = new Date(now).toISOString();
  const expiresAt = new Date(sessionEnd(signedInAt, now)).toISOString();
  await prolongSession(payload, session.id, { lastSeenAt, expiresAt }, req);
  return signSession(payload, claims, signedInAt);
}
