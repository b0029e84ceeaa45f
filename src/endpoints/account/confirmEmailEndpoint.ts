import { confirmEmail } from '@/operations/accounts/confirmEmail';
import { confirmEmailAnswerSchema, confirmEmailBodySchema } from '@/schemas/account';
import { defineEndpoint } from '../defineEndpoint';

export const confirmEmailEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/confirm-email',
  summary: 'Make the new email of an account hold with the token of a mailed link; all other sessions end',
  access: 'public',
  body: confirmEmailBodySchema,
  answer: confirmEmailAnswerSchema,
  handler: async ({ req, body }) => ({ body: await confirmEmail({ req, ...body }) }),
});
