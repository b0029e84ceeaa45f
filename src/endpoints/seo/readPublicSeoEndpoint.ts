import { readSeoRecord } from '@/operations/seo/readSeoRecord';
import { pageKeyParams, seoRecordSchema } from '@/schemas/seo';
import { defineEndpoint } from '../defineEndpoint';
import { cacheable } from './cacheable';

export const readPublicSeoEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/public/:pageKey',
  summary: 'Search metadata of a page; empty where nothing was set',
  access: 'public',
  params: pageKeyParams,
  answer: seoRecordSchema,
  handler: async ({ req, params }) => cacheable(req, await readSeoRecord({ req, pageKey: params.pageKey })),
});
