import { readAnalysis } from '@/operations/analyses/readAnalysis';
import { analysisSchema } from '@/schemas/analysis';
import { documentIdParams } from '@/schemas/documentId';
import { defineEndpoint } from '../defineEndpoint';

/** Under /admin by its documented name; the owner may call it too, because the clients' result pages use it. */
export const readAnalysisEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/analysis/:id',
  summary: 'One analysis, for its owner and administrators',
  access: 'user',
  params: documentIdParams,
  answer: analysisSchema,
  handler: async ({ req, params }) => ({ body: await readAnalysis({ req, id: params.id }) }),
});
