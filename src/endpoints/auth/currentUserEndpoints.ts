import { presentUser } from '@/operations/accounts/presentUser';
import { requireUser } from '@/operations/requireUser';
import { sessionUserSchema } from '@/schemas/auth';
import { defineEndpoint } from '../defineEndpoint';

const currentUserEndpoint = (path: string) =>
  defineEndpoint({
    method: 'get',
    path,
    summary: 'The signed-in account',
    access: 'user',
    answer: sessionUserSchema,
    handler: async ({ req }) => ({ body: presentUser(requireUser(req)) }),
  });

/** Two names of the same call, both documented. */
export const currentUserEndpoints = [currentUserEndpoint('/auth/me'), currentUserEndpoint('/auth/user')];
