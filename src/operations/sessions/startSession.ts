import type { PayloadRequest } from 'payload';
import { signSessionToken } from '@/access/sessionToken';
import { sessionLifetime } from '@/domain/accounts/sessionLifetime';

export interface StartedSession {
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
    },
    depth: 0,
    // Sessions are closed to every request; this operation is their one door.
    overrideAccess: true,
    req,
  });
  const expiresAt = Math.floor(now / 1000) + sessionLifetime.absoluteSeconds;
  return { token: await signSessionToken({ sessionId: session.id, expiresAt }, payload.secret), expiresAt };
}
