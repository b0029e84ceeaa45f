import { readAudit } from '@/operations/audits/readAudit';
import { auditSchema } from '@/schemas/audit';
import { documentIdParams } from '@/schemas/documentId';
import { defineEndpoint } from '../defineEndpoint';

export const readAuditEndpoint = defineEndpoint({
  method: 'get',
  path: '/audits/:id',
  summary: 'One audit report, for its owner and administrators',
  access: 'user',
  params: documentIdParams,
  answer: auditSchema,
  handler: async ({ req, params }) => ({ body: await readAudit({ req, id: params.id }) }),
});
