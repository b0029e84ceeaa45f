import type { GenerationStep } from '@/domain/analysis/generationSteps';
import { generateAnalysis } from '@/operations/analyses/generateAnalysis';
import { analysisBodySchema, analysisSchema } from '@/schemas/analysis';
import { generationEvents } from '@/schemas/generationEvents';
import { submissionKeySchema } from '@/schemas/submissionKey';
import { defineEndpoint } from '../defineEndpoint';
import { eventStreamHeaders } from '../eventChannel';
import { streamProgress } from '../streamProgress';

export const generateAnalysisEndpoint = defineEndpoint({
  method: 'post',
  path: '/analysis/generate',
  summary: 'Run the opportunity analysis; an Idempotency-Key header makes repeating the request safe',
  access: 'user',
  body: analysisBodySchema,
  answer: analysisSchema,
  events: generationEvents,
  status: 201,
  handler: async ({ req, body: answers }) => {
    const submissionKey = submissionKeySchema.parse(req.headers.get('Idempotency-Key') ?? undefined);
    const generate = (onProgress?: (step: GenerationStep) => void) =>
      generateAnalysis({ req, answers, submissionKey, onProgress });
    if (!req.headers.get('Accept')?.includes('text/event-stream')) return { body: await generate() };
    const body = await streamProgress(req, generate);
    return { body, status: 200, headers: eventStreamHeaders };
  },
});
