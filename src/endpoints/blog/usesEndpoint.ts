import { listUses } from '@/operations/trash/listUses';
import { usesParams, usesQuery, usesSchema } from '@/schemas/trash';
import { defineEndpoint } from '../defineEndpoint';

export const usesEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/uses/:kind',
  summary:
    'Where pictures or categories are used, drafts and posts in the trash included; asked before they go',
  access: 'staff',
  params: usesParams,
  query: usesQuery,
  answer: usesSchema,
  handler: async ({ req, params, query }) => ({ body: await listUses({ req, ...params, ...query }) }),
});
