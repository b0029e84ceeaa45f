import { exportAccount } from '@/operations/accounts/exportAccount';
import { accountExportSchema } from '@/schemas/account';
import { defineEndpoint } from '../defineEndpoint';
import { streamJsonObject } from '../streamJsonObject';

export const exportAccountEndpoint = defineEndpoint({
  method: 'get',
  path: '/auth/export',
  summary: 'Everything that is kept about the signed-in account',
  access: 'user',
  answer: accountExportSchema,
  handler: async ({ req }) => ({
    body: await streamJsonObject(exportAccount({ req })),
    headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' },
  }),
});
