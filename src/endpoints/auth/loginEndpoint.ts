import { logIn } from '@/operations/accounts/logIn';
import { loginBodySchema, sessionAnswerSchema } from '@/schemas/auth';
import { defineEndpoint } from '../defineEndpoint';
import { answerWithSession } from './answerWithSession';

export const loginEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/login',
  summary: 'Sign in',
  access: 'public',
  body: loginBodySchema,
  answer: sessionAnswerSchema,
  handler: async ({ req, body }) => answerWithSession(req, await logIn({ req, ...body })),
});
