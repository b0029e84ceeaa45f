import { parseCookies, type PayloadRequest } from 'payload';
import { readRequestSession } from '@/access/readRequestSession';
import { readRequestToken } from '@/access/readRequestToken';
import { expiredSessionCookie, sessionCookie, sessionCookieName } from '@/access/sessionCookie';
import { logIn } from '@/operations/accounts/logIn';
import { presentOwnAccount } from '@/operations/accounts/presentOwnAccount';
import { signUp } from '@/operations/accounts/signUp';
import { requireUser } from '@/operations/requireUser';
import { loginBodySchema, sessionAnswerSchema, sessionUserSchema, signupBodySchema } from '@/schemas/auth';
import { messageSchema } from '@/schemas/message';
import { endSession } from '@/services/sessions/endSession';
import { defineEndpoint } from '../defineEndpoint';
import { answerWithSession } from './answerWithSession';

/**
 * Returns a Set-Cookie value for a browser whose pages have the session's token while its cookie is missing or of an
 * earlier session. Without it, the CMS would redirect to the sign-in, which redirects back to the CMS.
 */
async function missingSessionCookie(req: PayloadRequest): Promise<string[]> {
  const token = readRequestToken(req.headers);
  if (!token || parseCookies(req.headers).get(sessionCookieName) === token) return [];
  const claims = await readRequestSession(req);
  return claims ? [sessionCookie(token, claims.expiresAt)] : [];
}

const signupEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/signup',
  summary: 'Create a client account and sign in',
  access: 'public',
  body: signupBodySchema,
  answer: sessionAnswerSchema,
  status: 201,
  handler: async ({ req, body }) => answerWithSession(req, await signUp({ req, ...body })),
});

const loginEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/login',
  summary: 'Sign in',
  access: 'public',
  body: loginBodySchema,
  answer: sessionAnswerSchema,
  handler: async ({ req, body }) => answerWithSession(req, await logIn({ req, ...body })),
});

const currentUserEndpoint = (path: string) =>
  defineEndpoint({
    method: 'get',
    path,
    summary: 'The signed-in account',
    access: 'user',
    answer: sessionUserSchema,
    isDirect: true,
    allowsClosedSession: true,
    handler: async ({ req }) => ({
      body: await presentOwnAccount(req, requireUser(req)),
      cookies: await missingSessionCookie(req),
    }),
  });

/** Two documented names of the same endpoint. */
const currentUserEndpoints = [currentUserEndpoint('/auth/me'), currentUserEndpoint('/auth/user')];

/** Public, because signing out must also work after the session has ended: the cookie is removed in any case. */
const logoutEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/logout',
  summary: 'End the session',
  access: 'public',
  answer: messageSchema,
  handler: async ({ req }) => {
    await endSession({ req });
    return { body: { message: 'Logged out' }, cookies: [expiredSessionCookie()] };
  },
});

export const authEndpoints = [signupEndpoint, loginEndpoint, ...currentUserEndpoints, logoutEndpoint];
