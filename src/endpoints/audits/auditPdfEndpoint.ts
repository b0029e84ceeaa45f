import { z } from 'zod';
import { printAudit } from '@/operations/audits/printAudit';
import { timeZoneSchema } from '@/schemas/audit';
import { documentIdParams } from '@/schemas/documentId';
import { defineEndpoint } from '../defineEndpoint';

export const auditPdfEndpoint = defineEndpoint({
  method: 'get',
  path: '/audits/:id/pdf',
  summary: 'An audit report as a tagged PDF, dated in the time zone of ?timezone= (UTC unless told)',
  access: 'user',
  params: documentIdParams,
  answer: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  handler: async ({ req, params }) => {
    const timeZone = timeZoneSchema.parse(req.searchParams.get('timezone') ?? undefined);
    return {
      body: await printAudit({ req, id: params.id, timeZone }),
      headers: { 'Content-Disposition': `attachment; filename="ai-readiness-report-${params.id}.pdf"` },
    };
  },
});
