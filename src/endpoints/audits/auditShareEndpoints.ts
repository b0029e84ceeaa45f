import { presentSharedAudit } from '@/operations/audits/presentAudit';
import { openShared } from '@/operations/shares/openShared';
import { sharedAuditSchema } from '@/schemas/audit';
import { openSharedBodySchema } from '@/schemas/share';
import { defineEndpoint } from '../defineEndpoint';
import { shareEndpoints } from '../shares/shareEndpoints';

const collection = 'audit-reports';

export const auditShareEndpoints = [
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
