import { generateAnalysis } from '@/operations/analyses/generateAnalysis';
import { analysisBodySchema, analysisSchema } from '@/schemas/analysis';
import { submissionKeySchema } from '@/schemas/submissionKey';
import { defineEndpoint } from '../defineEndpoint';

export const generateAnalysisEndpoint = defineEndpoint({
  method: 'post',
  path: '/analysis/generate',
  summary: 'Run the opportunity analysis; an Idempotency-Key header makes repeating the request safe',
  access: 'user',
  body: analysisBodySchema,
  answer: analysisSchema,
  status: 201,
  handler: async ({ req, body }) => {
    const submissionKey = submissionKeySchema.parse(req.headers.get('Idempotency-Key') ?? undefined);
    return { body: await generateAnalysis({ req, answers: body, submissionKey }) };
  },
});
