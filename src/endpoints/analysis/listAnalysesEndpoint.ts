import { z } from 'zod';
import { listAnalyses } from '@/operations/analyses/listAnalyses';
import { analysisListItemSchema } from '@/schemas/analysis';
import { defineEndpoint } from '../defineEndpoint';

export const listAnalysesEndpoint = defineEndpoint({
  method: 'get',
  path: '/analysis',
  summary: "The signed-in account's analyses, newest first",
  access: 'user',
  answer: z.array(analysisListItemSchema),
  handler: async ({ req }) => ({ body: await listAnalyses({ req }) }),
});
