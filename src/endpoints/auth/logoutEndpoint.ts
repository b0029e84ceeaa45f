import { expiredSessionCookie } from '@/access/sessionCookie';
import { endSession } from '@/operations/sessions/endSession';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

/** Public, because leaving must work with an ended session too: the browser's cookie is removed in any case. */
export const logoutEndpoint = defineEndpoint({
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
