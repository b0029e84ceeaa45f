import { readSeoHistory } from '@/operations/seo/readSeoHistory';
import { pageKeyParams, seoHistorySchema } from '@/schemas/seo';
import { defineEndpoint } from '../defineEndpoint';

export const readSeoHistoryEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/history/:pageKey',
  summary: 'What was saved for a page, newest first',
  access: 'staff',
  params: pageKeyParams,
  answer: seoHistorySchema,
  handler: async ({ req, params }) => ({ body: await readSeoHistory({ req, pageKey: params.pageKey }) }),
});
