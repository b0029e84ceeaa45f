import { discardAuditDraft } from '@/operations/audits/discardAuditDraft';
import { presentAuditDraft } from '@/operations/audits/presentAuditDraft';
import { readAuditDraft } from '@/operations/audits/readAuditDraft';
import { saveAuditDraft } from '@/operations/audits/saveAuditDraft';
import { requireUser } from '@/operations/requireUser';
import { auditDraftBodySchema, auditDraftSchema } from '@/schemas/audit';
import { defineEndpoint } from '../defineEndpoint';

const path = '/audits/draft';

export const auditDraftEndpoints = [
  defineEndpoint({
    method: 'get',
    path,
    summary: 'The readiness audit that the signed-in account has begun',
    access: 'user',
    answer: auditDraftSchema,
    handler: async ({ req }) => ({ body: await readAuditDraft({ req }) }),
  }),
  defineEndpoint({
    method: 'put',
    path,
    summary: 'Add answers to the audit that is begun; 409 when it was finished or started over meanwhile',
    access: 'user',
    body: auditDraftBodySchema,
    answer: auditDraftSchema,
    handler: async ({ req, body }) => ({ body: await saveAuditDraft({ req, body }) }),
  }),
  defineEndpoint({
    method: 'delete',
    path,
    summary: 'Discard the audit that is begun',
    access: 'user',
    answer: auditDraftSchema,
    handler: async ({ req }) => {
      await discardAuditDraft(req, requireUser(req));
      return { body: presentAuditDraft(null) };
    },
  }),
];
