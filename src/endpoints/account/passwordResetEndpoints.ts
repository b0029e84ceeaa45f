import { passwordResetMessages } from '@/content/site/account';
import { requestPasswordReset } from '@/operations/accounts/requestPasswordReset';
import { resetPassword } from '@/operations/accounts/resetPassword';
import { forgotPasswordBodySchema, resetPasswordBodySchema } from '@/schemas/account';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

const forgotPasswordEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/forgot-password',
  summary: 'Order a mail with a link to set a new password; the answer is the same for every address',
  access: 'public',
  body: forgotPasswordBodySchema,
  answer: messageSchema,
  handler: async ({ req, body }) => {
    await requestPasswordReset({ req, ...body });
    return { body: { message: passwordResetMessages.ordered } };
  },
});

const resetPasswordEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/reset-password',
  summary: 'Set a new password with the token of a mailed link; all sessions end',
  access: 'public',
  body: resetPasswordBodySchema,
  answer: messageSchema,
  handler: async ({ req, body }) => {
    await resetPassword({ req, ...body });
    return { body: { message: passwordResetMessages.done } };
  },
});

export const passwordResetEndpoints = [forgotPasswordEndpoint, resetPasswordEndpoint];
