import { signUp } from '@/operations/accounts/signUp';
import { sessionAnswerSchema, signupBodySchema } from '@/schemas/auth';
import { defineEndpoint } from '../defineEndpoint';
import { answerWithSession } from './answerWithSession';

export const signupEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/signup',
  summary: 'Create a client account and sign in',
  access: 'public',
  body: signupBodySchema,
  answer: sessionAnswerSchema,
  status: 201,
  handler: async ({ req, body }) => answerWithSession(req, await signUp({ req, ...body })),
});
