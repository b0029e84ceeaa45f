import { expiredSessionCookie } from '@/access/sessionCookie';
import { deleteOwnAccount } from '@/operations/accounts/deleteOwnAccount';
import { deleteAccountBodySchema } from '@/schemas/account';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

/** A POST, because proxies may drop the body of a DELETE. */
export const deleteAccountEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/delete-account',
  summary: 'Delete the signed-in account and everything in it',
  access: 'user',
  body: deleteAccountBodySchema,
  answer: messageSchema,
  handler: async ({ req, body }) => {
    await deleteOwnAccount({ req, ...body });
    return { body: { message: 'Your account has been deleted' }, cookies: [expiredSessionCookie()] };
  },
});
