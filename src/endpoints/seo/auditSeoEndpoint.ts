import { auditSite } from '@/operations/seo/auditSite';
import { seoAuditQuerySchema, seoAuditSchema } from '@/schemas/seo';
import { defineEndpoint } from '../defineEndpoint';

export const auditSeoEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/audit',
  summary: 'What can be better about the search metadata of every page and post',
  access: 'staff',
  query: seoAuditQuerySchema,
  answer: seoAuditSchema,
  handler: async ({ req, query }) => ({ body: await auditSite({ req, ...query }) }),
});
