import type { AuthStrategy, Payload, TypedUser } from 'payload';
import { findSession, prolongSession } from '@/database/tables/sessions';
import { findUserRow } from '@/database/tables/users';
import { lastMoment, sessionEnd } from '@/domain/accounts/sessionEnd';
import { sessionLifetime } from '@/domain/accounts/sessionLifetime';
import type { Session } from '@/payload-types';
import { readRequestToken } from './readRequestToken';
import { readSessionToken } from './sessionToken';
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

  const session = await findSession(payload, claims.sessionId);
  if (!session || endOf(session) <= Date.now()) return null;

  const user = await findUserRow(payload, Number(session.user));
  if (!user) return null;

  await prolongWhenDue(payload, session);
  // The row holds the password's hash; nothing behind this line needs it.
  const { hash: _hash, salt: _salt, ...account } = user;
  return { ...account, collection: 'users' };
}

/** Tokens don't decide it: one may say more than the session has. */
const endOf = ({ createdAt, expiresAt }: Session): number =>
  Math.min(Date.parse(expiresAt), lastMoment(Date.parse(createdAt)));

async function prolongWhenDue(payload: Payload, session: Session): Promise<void> {
  const now = Date.now();
  if (now - Date.parse(session.lastSeenAt) < sessionLifetime.touchSeconds * 1000) return;
  await prolongSession(payload, session.id, {
    lastSeenAt: new Date(now).toISOString(),
    expiresAt: new Date(sessionEnd(Date.parse(session.createdAt), now)).toISOString(),
  });
}
