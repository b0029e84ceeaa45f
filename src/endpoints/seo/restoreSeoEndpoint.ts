import { restoreSeoRecord } from '@/operations/seo/restoreSeoRecord';
import { pageKeyParams, restoreSeoBodySchema, seoRecordSchema } from '@/schemas/seo';
import { defineEndpoint } from '../defineEndpoint';

export const restoreSeoEndpoint = defineEndpoint({
  method: 'post',
  path: '/seo/restore/:pageKey',
  summary: 'Save an earlier version of a page’s search metadata again',
  access: 'staff',
  params: pageKeyParams,
  body: restoreSeoBodySchema,
  answer: seoRecordSchema,
  handler: async ({ req, params, body }) => ({
    body: await restoreSeoRecord({ req, pageKey: params.pageKey, versionId: body.versionId }),
  }),
});
