import { z } from 'zod';
import { endOwnSession } from '@/operations/sessions/endOwnSession';
import { endSessionsOf } from '@/operations/sessions/endSessionsOf';
import { listSessions } from '@/operations/sessions/listSessions';
import { requireUser } from '@/operations/requireUser';
import { deviceSessionSchema } from '@/schemas/account';
import { documentIdParams } from '@/schemas/documentId';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

const listSessionsEndpoint = defineEndpoint({
  method: 'get',
  path: '/auth/sessions',
  summary: 'Where the signed-in account is signed in',
  access: 'user',
  answer: z.array(deviceSessionSchema),
  handler: async ({ req }) => ({ body: await listSessions({ req }) }),
});

const endOtherSessionsEndpoint = defineEndpoint({
  method: 'delete',
  path: '/auth/sessions',
  summary: 'Sign out everywhere else',
  access: 'user',
  answer: messageSchema,
  handler: async ({ req }) => {
    await endSessionsOf({ req, userId: requireUser(req).id });
    return { body: { message: 'Signed out everywhere else' } };
  },
});

const endSessionEndpoint = defineEndpoint({
  method: 'delete',
  path: '/auth/sessions/:id',
  summary: "End one of the signed-in account's sessions",
  access: 'user',
  params: documentIdParams,
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await endOwnSession({ req, id: params.id });
    return { body: { message: 'Signed out' } };
  },
});

export const sessionEndpoints = [listSessionsEndpoint, endOtherSessionsEndpoint, endSessionEndpoint];
