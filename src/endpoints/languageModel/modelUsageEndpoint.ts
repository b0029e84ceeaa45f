import { readModelUsage } from '@/operations/languageModel/readModelUsage';
import { modelUsageQuerySchema, modelUsageSchema } from '@/schemas/modelUsage';
import { defineEndpoint } from '../defineEndpoint';

export const modelUsageEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/model-usage',
  summary: 'What the language model was asked, took and cost by day, and what it may still cost today',
  access: 'admin',
  query: modelUsageQuerySchema,
  answer: modelUsageSchema,
  handler: async ({ req, query }) => ({ body: await readModelUsage({ req, query }) }),
});
