import { z } from 'zod';
import { printAudit } from '@/operations/printing/printAudit';
import { documentIdParams } from '@/schemas/documentId';
import { printQuerySchema } from '@/schemas/printQuery';
import { defineEndpoint } from '../defineEndpoint';

export const auditPdfEndpoint = defineEndpoint({
  method: 'get',
  path: '/audits/:id/pdf',
  summary: 'An audit report as a tagged PDF',
  access: 'user',
  params: documentIdParams,
  query: printQuerySchema,
  answer: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  handler: async ({ req, params, query }) => ({
    body: await printAudit({ req, id: params.id, timeZone: query.timezone }),
    headers: { 'Content-Disposition': `attachment; filename="ai-readiness-report-${params.id}.pdf"` },
  }),
});
