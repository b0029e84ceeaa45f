import { z } from 'zod';
import { exportPerson } from '@/operations/accounts/exportAccount';
import { changeUsers } from '@/operations/users/changeUsers';
import { countBelongings } from '@/operations/users/countBelongings';
import { createUser } from '@/operations/users/createUser';
import { deleteUser } from '@/operations/users/deleteUser';
import { exportUsers } from '@/operations/users/exportUsers';
import { handOverResetLink } from '@/operations/users/handOverResetLink';
import { listNewestUsers } from '@/operations/users/listNewestUsers';
import { listUserAnalyses } from '@/operations/users/listUserAnalyses';
import { listUsers } from '@/operations/users/listUsers';
import { readUser } from '@/operations/users/readUser';
import { removeUsers, restoreUsers } from '@/operations/users/removeUsers';
import { updateUser } from '@/operations/users/updateUser';
import { personExportSchema } from '@/schemas/account';
import { resetLinkAnswerSchema } from '@/schemas/invitations';
import { documentIdParams } from '@/schemas/documentId';
import {
  belongingsQuerySchema,
  belongingsSchema,
  bulkMax,
  userChangesBodySchema,
  userIdsBodySchema,
  userOutcomeSchema,
} from '@/schemas/userBulk';
import {
  createUserBodySchema,
  deleteUserQuerySchema,
  deletedUserSchema,
  listCap,
  managedUserSchema,
  updateUserBodySchema,
  userExportQuerySchema,
  userListQuerySchema,
  userAnalysisSchema,
  userAnalysesQuerySchema,
} from '@/schemas/users';
import { countedMatches } from '@/domain/countedMatches';
import { defineEndpoint } from '../defineEndpoint';
import { streamJsonObject } from '../streamJsonObject';
import { streamJsonArray } from '../streamJsonArray';
import { streamText } from '../streamText';
import { totalHeaders } from '../totalHeaders';

/** Documented clients send no parameters and get a plain array; X-Total-Count reveals whether the cap cut it off. */
const listUsersEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/users',
  summary: `Accounts, newest first: a page when any parameter is given, else up to ${listCap}; X-Total-Count says how many match; of a search or a span of time that finds more than ${countedMatches}, X-Total-Is-Least says so`,
  access: 'admin',
  query: userListQuerySchema,
  answer: z.array(managedUserSchema),
  isDirect: true,
  handler: async ({ req, query }) => {
    if (Object.values(query).every((value) => value === undefined)) {
      const { users, total } = await listNewestUsers(req, { cap: listCap });
      const body = Array.isArray(users) ? users : await streamJsonArray(users);
      return { body, headers: totalHeaders(total) };
    }
    const { users, total } = await listUsers({ req, query });
    const isCounted = Boolean(query.search || query.from || query.to);
    return { body: users, headers: totalHeaders(total, isCounted ? countedMatches : undefined) };
  },
});

const one = { path: '/admin/users/:id', access: 'admin', params: documentIdParams } as const;

const createUserEndpoint = defineEndpoint({
  method: 'post',
  path: '/admin/users',
  summary: 'Create an account with a password that its owner has to change at the first sign-in',
  access: 'admin',
  body: createUserBodySchema,
  answer: managedUserSchema,
  status: 201,
  handler: async ({ req, body }) => ({ body: await createUser({ req, body }) }),
});

const readUserEndpoint = defineEndpoint({
  ...one,
  method: 'get',
  summary: 'One account',
  answer: managedUserSchema,
  handler: async ({ req, params }) => ({ body: await readUser({ req, id: params.id }) }),
});

const updateUserEndpoint = defineEndpoint({
  ...one,
  method: 'put',
  summary: 'Change an account; what is left out stays',
  body: updateUserBodySchema,
  answer: managedUserSchema,
  handler: async ({ req, params, body }) => ({ body: await updateUser({ req, id: params.id, body }) }),
});

const exportPersonEndpoint = defineEndpoint({
  ...one,
  method: 'get',
  path: `${one.path}/export`,
  summary:
    'What is kept about a person, to hand to them: the account’s own export, and messages sent with their address with notes and replies',
  answer: personExportSchema,
  handler: async ({ req, params }) => ({
    body: await streamJsonObject(exportPerson(req, params.id)),
    headers: { 'Content-Disposition': `attachment; filename="person-${params.id}.json"` },
  }),
});

const resetLinkEndpoint = defineEndpoint({
  ...one,
  method: 'post',
  path: `${one.path}/reset-link`,
  summary: 'Mail an account’s owner a link to a new password; without a mail server, answer it',
  answer: resetLinkAnswerSchema,
  handler: async ({ req, params }) => ({ body: await handOverResetLink({ req, id: params.id }) }),
});

const deleteUserEndpoint = defineEndpoint({
  ...one,
  method: 'delete',
  summary: 'Delete an account with everything that belongs to it; administrators are refused',
  query: deleteUserQuerySchema,
  answer: deletedUserSchema,
  handler: async ({ req, params, query }) => ({
    body: await deleteUser({ req, id: params.id, withInquiries: query.inquiries === 'delete' }),
  }),
});

const exportUsersEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/users/export',
  summary: 'All accounts that match as a CSV file, streamed',
  access: 'admin',
  query: userExportQuerySchema,
  answer: z.string(),
  contentType: 'text/csv; charset=utf-8',
  handler: async ({ req, query }) => ({
    body: await streamText(exportUsers(req, query)),
    headers: { 'Content-Disposition': 'attachment; filename="users.csv"' },
  }),
});

const bulk = { access: 'admin', answer: z.array(userOutcomeSchema) } as const;

/** Bulk changes. Each account is changed completely or not at all, and has its own entry in the response. */
const bulkUserEndpoints = [
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

const listUserAnalysesEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/users/:id/reports',
  summary: "An account's analyses, newest first; X-Total-Count says how many there are",
  access: 'admin',
  params: documentIdParams,
  query: userAnalysesQuerySchema,
  answer: z.array(userAnalysisSchema),
  handler: async ({ req, params, query }) => {
    const { analyses, total } = await listUserAnalyses({ req, id: params.id, query });
    return { body: analyses, headers: totalHeaders(total) };
  },
});

export const userEndpoints = [
  listUsersEndpoint,
  createUserEndpoint,
  // Fixed paths first: `:id` would match `export` or `belongings`.
  exportUsersEndpoint,
  ...bulkUserEndpoints,
  readUserEndpoint,
  updateUserEndpoint,
  exportPersonEndpoint,
  resetLinkEndpoint,
  deleteUserEndpoint,
  listUserAnalysesEndpoint,
];
