import { z } from 'zod';
import { changeUsers } from '@/operations/users/changeUsers';
import { countBelongings } from '@/operations/users/countBelongings';
import { removeUsers, restoreUsers } from '@/operations/users/removeUsers';
import {
  belongingsQuerySchema,
  belongingsSchema,
  bulkMax,
  userChangesBodySchema,
  userIdsBodySchema,
  userOutcomeSchema,
} from '@/schemas/userBulk';
import { defineEndpoint } from '../defineEndpoint';

const bulk = { access: 'admin', answer: z.array(userOutcomeSchema) } as const;

/** Several accounts at once. Each is changed whole or not at all, and has its own line in the answer. */
export const bulkUserEndpoints = [
  defineEndpoint({
    ...bulk,
    method: 'post',
    path: '/admin/users/changes',
    summary: `Change role or report limit of up to ${bulkMax} accounts; with \`expected\`, put them back`,
    body: userChangesBodySchema,
    handler: async ({ req, body }) => ({ body: await changeUsers({ req, changes: body.changes }) }),
  }),
  defineEndpoint({
    ...bulk,
    method: 'post',
    path: '/admin/users/removals',
    summary: `Close up to ${bulkMax} accounts now and delete them in ten minutes; administrators are refused`,
    body: userIdsBodySchema,
    handler: async ({ req, body }) => ({ body: await removeUsers({ req, ids: body.ids }) }),
  }),
  defineEndpoint({
    ...bulk,
    method: 'post',
    path: '/admin/users/removals/undo',
    summary: 'Keep accounts that were about to be deleted',
    body: userIdsBodySchema,
    handler: async ({ req, body }) => ({ body: await restoreUsers({ req, ids: body.ids }) }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/admin/users/belongings',
    summary: 'How much would go if these accounts were deleted',
    access: 'admin',
    query: belongingsQuerySchema,
    answer: belongingsSchema,
    handler: async ({ req, query }) => ({ body: await countBelongings({ req, ids: query.ids }) }),
  }),
];
