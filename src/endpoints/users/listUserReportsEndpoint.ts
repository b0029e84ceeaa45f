import { z } from 'zod';
import { listUserReports } from '@/operations/users/listUserReports';
import { documentIdParams } from '@/schemas/documentId';
import { userReportSchema, userReportsQuerySchema } from '@/schemas/users';
import { defineEndpoint } from '../defineEndpoint';

export const listUserReportsEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/users/:id/reports',
  summary: "An account's analyses, newest first; X-Total-Count says how many there are",
  access: 'admin',
  params: documentIdParams,
  query: userReportsQuerySchema,
  answer: z.array(userReportSchema),
  handler: async ({ req, params, query }) => {
    const { reports, total } = await listUserReports({ req, id: params.id, query });
    return { body: reports, headers: { 'X-Total-Count': String(total) } };
  },
});
