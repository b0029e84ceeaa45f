import { saveSeoRecord } from '@/operations/seo/saveSeoRecord';
import { pageNameParams, seoBodySchema, seoRecordSchema } from '@/schemas/seo';
import { defineEndpoint } from '../defineEndpoint';

export const saveSeoEndpoint = defineEndpoint({
  method: 'post',
  path: '/seo/public/:pageName',
  summary: 'Set the search metadata of a page. The body is the whole record: what it leaves out is cleared',
  access: 'staff',
  params: pageNameParams,
  body: seoBodySchema,
  answer: seoRecordSchema,
  handler: async ({ req, params, body }) => ({
    body: await saveSeoRecord({ req, pageKey: params.pageName, body }),
  }),
});
