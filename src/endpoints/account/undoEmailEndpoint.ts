import { undoEmailChange } from '@/operations/accounts/undoEmailChange';
import { undoEmailAnswerSchema, undoEmailBodySchema } from '@/schemas/account';
import { defineEndpoint } from '../defineEndpoint';

export const undoEmailEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/undo-email',
  summary: 'Give an account its former email back with the token of a mailed link; all sessions end',
  access: 'public',
  body: undoEmailBodySchema,
  answer: undoEmailAnswerSchema,
  handler: async ({ req, body }) => ({ body: await undoEmailChange({ req, ...body }) }),
});
