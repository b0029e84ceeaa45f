import { openSharedAudit } from '@/operations/audits/openSharedAudit';
import { endAuditShare, readAuditShare, shareAudit } from '@/operations/audits/shareAudit';
import {
  auditShareSchema,
  newAuditShareSchema,
  openSharedAuditBodySchema,
  sharedAuditSchema,
} from '@/schemas/audit';
import { documentIdParams } from '@/schemas/documentId';
import { defineEndpoint } from '../defineEndpoint';

const ofReport = { path: '/audits/:id/share', access: 'user', params: documentIdParams } as const;

export const auditShareEndpoints = [
  defineEndpoint({
    ...ofReport,
    method: 'get',
    summary: "Until when the report's link works, for its owner",
    answer: auditShareSchema,
    handler: async ({ req, params }) => ({ body: await readAuditShare({ req, id: params.id }) }),
  }),
  defineEndpoint({
    ...ofReport,
    method: 'post',
    summary: 'Make a link that shows the report to anybody for 14 days; an earlier one stops working',
    answer: newAuditShareSchema,
    status: 201,
    handler: async ({ req, params }) => ({ body: await shareAudit({ req, id: params.id }) }),
  }),
  defineEndpoint({
    ...ofReport,
    method: 'delete',
    summary: "Make the report's link stop working",
    answer: auditShareSchema,
    handler: async ({ req, params }) => ({ body: await endAuditShare({ req, id: params.id }) }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/shared-reports',
    summary: 'Open a shared report by the token of its link',
    access: 'public',
    body: openSharedAuditBodySchema,
    answer: sharedAuditSchema,
    handler: async ({ req, body }) => ({ body: await openSharedAudit({ req, token: body.token }) }),
  }),
];
