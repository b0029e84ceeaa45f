import { z } from 'zod';
import { countUsers } from '@/operations/users/countUsers';
import { listUsers } from '@/operations/users/listUsers';
import { streamUsers } from '@/operations/users/streamUsers';
import { listCap, managedUserSchema, userListQuerySchema } from '@/schemas/users';
import { defineEndpoint } from '../defineEndpoint';
import { streamJsonArray } from '../streamJsonArray';

/** The documented clients ask without parameters and get a plain array; X-Total-Count tells of what the cap cut off. */
export const listUsersEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/users',
  summary: `Accounts, newest first: a page when any parameter is given, else up to ${listCap}; X-Total-Count says how many match`,
  access: 'admin',
  query: userListQuerySchema,
  answer: z.array(managedUserSchema),
  handler: async ({ req, query }) => {
    if (Object.values(query).every((value) => value === undefined)) {
      const headers = { 'X-Total-Count': String(await countUsers(req)) };
      return { body: await streamJsonArray(streamUsers(req, { cap: listCap })), headers };
    }
    const { users, total } = await listUsers({ req, query });
    return { body: users, headers: { 'X-Total-Count': String(total) } };
  },
});
