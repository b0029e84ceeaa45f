import type { PayloadRequest } from 'payload';
import { sessionCookie } from '@/access/sessionCookie';
import { rememberDevice } from '@/operations/accounts/rememberDevice';
import type { StartedSession } from '@/operations/sessions/startSession';
import type { SessionAnswer, SessionUser } from '@/schemas/auth';

/** Returns the token for the browser's own requests, and as a cookie for the CMS panel. */
export async function answerWithSession(
  req: PayloadRequest,
  { user, session }: { user: SessionUser; session: StartedSession },
) {
  const body: SessionAnswer = { user, token: session.token };
  const cookies = [sessionCookie(session.token, session.expiresAt), ...(await rememberDevice(req, user.id))];
  return { body, cookies };
}
