import { sessionCookie } from '@/access/sessionCookie';
import { refreshSession } from '@/operations/sessions/refreshSession';
import { tokenAnswerSchema } from '@/schemas/account';
import { defineEndpoint } from '../defineEndpoint';

/** Older clients send an email and a placeholder password along; the body is not read. */
export const refreshTokenEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/refresh-token',
  summary: 'A fresh token for the session that asks',
  access: 'user',
  answer: tokenAnswerSchema,
  handler: async ({ req }) => {
    const { token, expiresAt } = await refreshSession({ req });
    return { body: { token }, cookies: [sessionCookie(token, expiresAt)] };
  },
});
