import { sessionCookie } from '@/access/sessionCookie';
import type { StartedSession } from '@/operations/sessions/startSession';
import type { SessionAnswer, SessionUser } from '@/schemas/auth';

/** The token for the browser's own requests, and the same one as a cookie for the CMS panel. */
export function answerWithSession({ user, session }: { user: SessionUser; session: StartedSession }) {
  const body: SessionAnswer = { user, token: session.token };
  return { body, headers: { 'Set-Cookie': sessionCookie(session.token, session.expiresAt) } };
}
