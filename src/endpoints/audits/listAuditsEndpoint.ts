import { z } from 'zod';
import { listAudits } from '@/operations/audits/listAudits';
import { auditListItemSchema } from '@/schemas/audit';
import { defineEndpoint } from '../defineEndpoint';

export const listAuditsEndpoint = defineEndpoint({
  method: 'get',
  path: '/audits',
  summary: "The signed-in account's latest 100 readiness audits, newest first",
  access: 'user',
  answer: z.array(auditListItemSchema),
  handler: async ({ req }) => ({ body: await listAudits({ req }) }),
});
