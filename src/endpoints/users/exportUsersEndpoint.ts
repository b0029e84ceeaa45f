import { z } from 'zod';
import { exportUsers } from '@/operations/users/exportUsers';
import { userExportQuerySchema } from '@/schemas/users';
import { defineEndpoint } from '../defineEndpoint';
import { streamText } from '../streamText';

export const exportUsersEndpoint = defineEndpoint({
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
