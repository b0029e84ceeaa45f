import { findSeoMatches } from '@/operations/seo/findSeoMatches';
import { seoMatchesQuerySchema, seoMatchesSchema } from '@/schemas/seo';
import { defineEndpoint } from '../defineEndpoint';

export const findSeoMatchesEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/matches',
  summary: 'Which pages and posts say the same',
  access: 'staff',
  query: seoMatchesQuerySchema,
  answer: seoMatchesSchema,
  handler: async ({ req, query }) => ({ body: await findSeoMatches({ req, ...query }) }),
});
