import { readSeoRecord } from '@/operations/seo/readSeoRecord';
import { pageKeyParams, seoRecordSchema } from '@/schemas/seo';
import { defineEndpoint } from '../defineEndpoint';

export const readSeoEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/:pageKey',
  summary: 'Search metadata of a page, for signed-in accounts',
  access: 'user',
  params: pageKeyParams,
  answer: seoRecordSchema,
  handler: async ({ req, params }) => ({ body: await readSeoRecord({ req, pageKey: params.pageKey }) }),
});
