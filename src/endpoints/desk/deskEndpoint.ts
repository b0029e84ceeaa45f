import { readDesk } from '@/operations/desk/readDesk';
import { deskSchema } from '@/schemas/desk';
import { defineEndpoint } from '../defineEndpoint';

export const deskEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/desk',
  summary:
    'What waits for those who look after the contents: of each kind the first few, and how many there are',
  access: 'staff',
  answer: deskSchema,
  handler: async ({ req }) => ({ body: await readDesk({ req }) }),
});
