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
 * Creates a session for an account whose owner has just authenticated. Deletes the account's ended sessions, and its
 * oldest one beyond the limit. Call it inside a transaction.
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
    // Access rules forbid creating sessions. Only this operation does.
    overrideAccess: true,
    req,
  });
  return signSession(payload, { sessionId: session.id, secret }, Date.parse(session.createdAt));
}

/** Signs a token that is valid for the session's maximum lifetime. `signedInAt` in milliseconds since 1970. */
export async function signSession(
  payload: Payload,
  { sessionId, secret }: Pick<SessionToken, 'sessionId' | 'secret'>,
  signedInAt: number,
): Promise<StartedSession> {
  const expiresAt = Math.floor(lastMoment(signedInAt) / 1000);
  const token = await signSessionToken({ sessionId, secret, expiresAt }, payload.secret);
  return { id: sessionId, token, expiresAt };
}
