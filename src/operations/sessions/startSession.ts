import type { Payload, PayloadRequest } from 'payload';
import { signSessionToken } from '@/access/sessionToken';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { sessionLifetime } from '@/domain/accounts/sessionLifetime';

export interface StartedSession {
  id: number;
  token: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/**
 * Opens a session for an account whose owner has just proved to be who they are. Ended sessions of the same account are
 * pruned on the way, so the table stays as small as the number of devices in use.
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
  await payload.db.deleteMany({
    collection: 'sessions',
    where: { user: { equals: userId }, expiresAt: { less_than: new Date(now).toISOString() } },
    req,
  });
  const session = await payload.create({
    collection: 'sessions',
    data: {
      user: userId,
      lastSeenAt: new Date(now).toISOString(),
      expiresAt: new Date(now + sessionLifetime.idleSeconds * 1000).toISOString(),
      userAgent: readUserAgent(req),
    },
    depth: 0,
    // Sessions are closed to every request; this operation is their one door.
    overrideAccess: true,
    req,
  });
  return signSession(payload, session.id);
}

/** A token for a session, good for as long as one may last from now. */
export async function signSession(payload: Payload, id: number): Promise<StartedSession> {
  const expiresAt = Math.floor(Date.now() / 1000) + sessionLifetime.absoluteSeconds;
  return { id, token: await signSessionToken({ sessionId: id, expiresAt }, payload.secret), expiresAt };
}

/** What the browser says about itself, in printable characters and not longer than any real one. */
const readUserAgent = (req: PayloadRequest): string | undefined =>
  req.headers
    ?.get('User-Agent')
    ?.replace(/[^\x20-\x7e]/g, '')
    .slice(0, accountLimits.userAgentMaxLength);
