import type { Payload, PayloadRequest } from 'payload';
import {
  hashOfSessionSecret,
  newSessionSecret,
  signSessionToken,
  type SessionToken,
} from '@/access/sessionToken';
import { deleteSurplusSessions } from '@/database/tables/sessions';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { lastMoment, sessionEnd } from '@/domain/accounts/sessionEnd';
import { readUserAgent } from './readUserAgent';

export interface StartedSession {
  id: number;
  token: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/**
 * Opens a session for an account whose owner has just proved to be who they are. Ended sessions of the same account are
 * pruned on the way, and the oldest ends when there are too many. Call it inside of a transaction.
 */
export async function startSession({
  req,
  userId,
}: {
  req: PayloadRequest;
  userId: number;
}): Promise<StartedSession> {
  const { payload } = req;
  const now = Date.now();
  await deleteSurplusSessions(req, userId, { now, kept: accountLimits.maxSessions - 1 });
  const secret = newSessionSecret();
  const session = await payload.create({
    collection: 'sessions',
    data: {
      user: userId,
      secretHash: hashOfSessionSecret(secret),
      lastSeenAt: new Date(now).toISOString(),
      expiresAt: new Date(sessionEnd(now, now)).toISOString(),
      userAgent: readUserAgent(req),
    },
    depth: 0,
    // Sessions are closed to every request; this operation is their one door.
    overrideAccess: true,
    req,
  });
  return signSession(payload, { sessionId: session.id, secret }, Date.parse(session.createdAt));
}

/** A token for a session, good for as long as the session may last; `signedInAt` in milliseconds since 1970. */
export async function signSession(
  payload: Payload,
  { sessionId, secret }: Pick<SessionToken, 'sessionId' | 'secret'>,
  signedInAt: number,
): Promise<StartedSession> {
  const expiresAt = Math.floor(lastMoment(signedInAt) / 1000);
  const token = await signSessionToken({ sessionId, secret, expiresAt }, payload.secret);
  return { id: sessionId, token, expiresAt };
}
