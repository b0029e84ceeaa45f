import type { PayloadRequest } from 'payload';
import { readRequestSession } from '@/access/readRequestSession';
import { sessionKey } from '@/access/sessionToken';
import { findSession, prolongSession } from '@/database/tables/sessions';
import { sessionEnd } from '@/domain/accounts/sessionEnd';
import { Unauthorized } from '@/errors/ApiFailures';
import { requireUser } from '../requireUser';
import { signSession, type StartedSession } from './startSession';

/**
 * Extends the request's session and returns a new token. A session ends at the latest thirty days after the login.
 * @throws Unauthorized, also for an ended session
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
