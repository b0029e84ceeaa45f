import type { AuthStrategy, Payload, TypedUser } from 'payload';
import { findSessionWithUser, prolongSession } from '@/database/tables/sessions';
import { isClosedByPassword } from '@/domain/accounts/passwordScreen';
import { lastMoment, sessionEnd } from '@/domain/accounts/sessionEnd';
import { sessionLifetime } from '@/domain/accounts/sessionLifetime';
import { NotAllowed } from '@/errors/ApiFailures';
import type { Session } from '@/payload-types';
import { closedSessions } from './closedSessions';
import { readRequestSession } from './readRequestSession';
import { reportCounts } from './reportCounts';
import { sessionKey } from './sessionToken';
import { undecidedSessions } from './undecidedSessions';

const chooseFirst = 'Choose another password first: the one you signed in with is among the most used ones.';
/** Error code for API clients: `PUT /api/auth/password` resolves it. */
const passwordChangeCode = 'password-change-required';

/**
 * Authenticates a request: verifies the token, then loads session and account in one query. Each session is a row of
 * its own, so parallel logins can't overwrite one another, and deleting the row ends the session.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    try {
      const user = await findSessionUser(headers, payload);
      if (!user || !isClosedByPassword(user)) return { user };
      closedSessions.set(headers, user);
      undecidedSessions.set(headers, new NotAllowed(chooseFirst, { code: passwordChangeCode }));
      return { user: null };
    } catch (error) {
      undecidedSessions.set(headers, error);
      return { user: null };
    }
  },
};

async function findSessionUser(headers: Headers, payload: Payload): Promise<TypedUser | null> {
  const claims = await readRequestSession({ headers, payload });
  if (!claims) return null;

  const found = await findSessionWithUser(payload, sessionKey(claims));
  if (!found || endOf(found.session) <= Date.now()) return null;
  await prolongWhenDue(payload, found.session);
  reportCounts.set(found.user, found.reportCount);
  return found.user;
}

/** The row decides, not the token: the token may state a later expiry. */
const endOf = ({ createdAt, expiresAt }: Pick<Session, 'createdAt' | 'expiresAt'>): number =>
  Math.min(Date.parse(expiresAt), lastMoment(Date.parse(createdAt)));

async function prolongWhenDue(
  payload: Payload,
  session: Pick<Session, 'id' | 'createdAt' | 'lastSeenAt'>,
): Promise<void> {
  const now = Date.now();
  if (now - Date.parse(session.lastSeenAt) < sessionLifetime.touchSeconds * 1000) return;
  await prolongSession(payload, session.id, {
    lastSeenAt: new Date(now).toISOString(),
    expiresAt: new Date(sessionEnd(Date.parse(session.createdAt), now)).toISOString(),
  });
}
