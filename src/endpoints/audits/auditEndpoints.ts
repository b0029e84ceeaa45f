import { z } from 'zod';
import { createAudit } from '@/operations/audits/createAudit';
import { discardAuditDraft } from '@/operations/audits/discardAuditDraft';
import { listAudits } from '@/operations/audits/listAudits';
import { presentSharedAudit } from '@/operations/audits/presentAudit';
import { readAudit } from '@/operations/audits/readAudit';
import { readAuditDraft } from '@/operations/audits/readAuditDraft';
import { saveAuditDraft } from '@/operations/audits/saveAuditDraft';
import { printAudit } from '@/operations/printing/printAudit';
import { openShared } from '@/operations/shares/openShared';
import {
  auditBodySchema,
  auditDraftBodySchema,
  auditDraftSchema,
  auditListItemSchema,
  auditSchema,
  sharedAuditSchema,
} from '@/schemas/audit';
import { documentIdParams } from '@/schemas/documentId';
import { draftQuerySchema } from '@/schemas/draftKey';
import { printQuerySchema } from '@/schemas/printQuery';
import { openSharedBodySchema } from '@/schemas/share';
import { submissionKeySchema } from '@/schemas/submissionKey';
import { defineEndpoint } from '../defineEndpoint';
import { shareEndpoints } from '../shares/shareEndpoints';

const createAuditEndpoint = defineEndpoint({
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

const listAuditsEndpoint = defineEndpoint({
  method: 'get',
  path: '/audits',
  summary: "The signed-in account's latest 101 readiness audits, newest first: 100 and the one before them",
  access: 'user',
  answer: z.array(auditListItemSchema),
  handler: async ({ req }) => ({ body: await listAudits({ req }) }),
});

const path = '/audits/draft';

const auditDraftEndpoints = [
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
    query: draftQuerySchema,
    answer: auditDraftSchema,
    handler: async ({ req, query: { key } }) => {
      await discardAuditDraft({ req, key });
      return { body: await readAuditDraft({ req }) };
    },
  }),
];

const readAuditEndpoint = defineEndpoint({
  method: 'get',
  path: '/audits/:id',
  summary: 'One audit report, for its owner and administrators',
  access: 'user',
  params: documentIdParams,
  answer: auditSchema,
  handler: async ({ req, params }) => ({ body: await readAudit({ req, id: params.id }) }),
});

const auditPdfEndpoint = defineEndpoint({
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

const collection = 'audit-reports';

const auditShareEndpoints = [
  ...shareEndpoints({ collection, path: '/audits/:id/share', noun: 'report' }),
  defineEndpoint({
    method: 'post',
    path: '/shared-reports',
    summary: 'Open a shared report by the token of its link',
    access: 'public',
    body: openSharedBodySchema,
    answer: sharedAuditSchema,
    handler: async ({ req, body: { token } }) => ({
      body: presentSharedAudit(await openShared({ req, collection, token })),
    }),
  }),
];

/** The draft's path comes before `:id`, which would match it. */
export const auditEndpoints = [
  createAuditEndpoint,
  listAuditsEndpoint,
  ...auditDraftEndpoints,
  readAuditEndpoint,
  auditPdfEndpoint,
  ...auditShareEndpoints,
];
