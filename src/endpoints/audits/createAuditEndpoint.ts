import { createAudit } from '@/operations/audits/createAudit';
import { auditBodySchema, auditSchema } from '@/schemas/audit';
import { submissionKeySchema } from '@/schemas/submissionKey';
import { defineEndpoint } from '../defineEndpoint';

export const createAuditEndpoint = defineEndpoint({
  method: 'post',
  path: '/audits',
  summary: 'Complete a readiness audit; an Idempotency-Key header makes repeating the request safe',
  access: 'user',
  body: auditBodySchema,
  answer: auditSchema,
  status: 201,
  handler: async ({ req, body }) => {
    const submissionKey = submissionKeySchema.parse(req.headers.get('Idempotency-Key') ?? undefined);
    return { body: await createAudit({ req, answers: body.raw_answers, submissionKey }) };
  },
});
