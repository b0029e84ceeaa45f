import type { AuthStrategy, Payload, TypedUser } from 'payload';
import { sessionLifetime } from '@/domain/accounts/sessionLifetime';
import type { Session, User } from '@/payload-types';
import { readRequestToken } from './readRequestToken';
import { readSessionToken, type SessionToken } from './sessionToken';
import { undecidedSessions } from './undecidedSessions';

/**
 * Finds the person behind a request: token, then the session's row, then the account's row. Each session is a row of
 * its own, so parallel logins can't overwrite one another, and ending one is deleting it.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    try {
      return { user: await findSessionUser(headers, payload) };
    } catch (error) {
      undecidedSessions.set(headers, error);
      return { user: null };
    }
  },
};

async function findSessionUser(headers: Headers, payload: Payload): Promise<TypedUser | null> {
  const token = readRequestToken(headers);
  const claims = token ? await readSessionToken(token, payload.secret) : null;
  if (!claims) return null;

  const session = await payload.db.findOne<Session>({
    collection: 'sessions',
    where: { id: { equals: claims.sessionId } },
  });
  if (!session || Date.parse(session.expiresAt) <= Date.now()) return null;

  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: session.user } },
  });
  if (!user) return null;

  await prolongWhenDue(payload, session, claims);
  // The row holds the password's hash; nothing behind this line needs it.
  const { hash: _hash, salt: _salt, ...account } = user;
  return { ...account, collection: 'users' };
}

async function prolongWhenDue(payload: Payload, session: Session, claims: SessionToken): Promise<void> {
  const now = Date.now();
  if (now - Date.parse(session.lastSeenAt) < sessionLifetime.touchSeconds * 1000) return;
  const idleEnd = now + sessionLifetime.idleSeconds * 1000;
  await payload.db.updateOne({
    collection: 'sessions',
    id: session.id,
    data: {
      lastSeenAt: new Date(now).toISOString(),
      expiresAt: new Date(Math.min(idleEnd, claims.expiresAt * 1000)).toISOString(),
    },
    returning: false,
  });
}
