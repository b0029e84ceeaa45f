import type { PayloadRequest } from 'payload';
import { knownDeviceCookie } from '@/access/knownDevice';
import { sessionCookie } from '@/access/sessionCookie';
import type { StartedSession } from '@/operations/sessions/startSession';
import type { SessionAnswer, SessionUser } from '@/schemas/auth';

/** The token for the browser's own requests, and the same one as a cookie for the CMS panel. */
export function answerWithSession(
  req: PayloadRequest,
  { user, session }: { user: SessionUser; session: StartedSession },
) {
  const body: SessionAnswer = { user, token: session.token };
  return {
    body,
    cookies: [sessionCookie(session.token, session.expiresAt), knownDeviceCookie(req, user.id)],
  };
}
