import { exportAccount } from '@/operations/accounts/exportAccount';
import { accountExportSchema } from '@/schemas/account';
import { defineEndpoint } from '../defineEndpoint';

export const exportAccountEndpoint = defineEndpoint({
  method: 'get',
  path: '/auth/export',
  summary: 'Everything that is kept about the signed-in account',
  access: 'user',
  answer: accountExportSchema,
  handler: async ({ req }) => ({
    body: await exportAccount({ req }),
    headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' },
  }),
});
