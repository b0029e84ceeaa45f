import { listSeoEntries } from '@/operations/seo/listSeoEntries';
import { seoEntriesSchema } from '@/schemas/seo';
import { defineEndpoint } from '../defineEndpoint';

export const listSeoEntriesEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/entries',
  summary: 'The head of every page as it is rendered',
  access: 'staff',
  answer: seoEntriesSchema,
  handler: async ({ req }) => ({ body: await listSeoEntries({ req }) }),
});
