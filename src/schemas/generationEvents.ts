import { z } from 'zod';
import { generationSteps } from '@/domain/analysis/generationSteps';
import { analysisSchema } from './analysis';

/**
 * Events streamed while an analysis is generated, to clients that request a stream: any number of steps, then a
 * result or an error.
 */
export const generationEvents = {
  progress: z.object({ step: z.enum(generationSteps) }),
  result: analysisSchema,
  error: z.object({
    status: z.int().describe('The status that a call without events is answered with'),
    message: z.string(),
    error: z.string().describe('The same text as message'),
    current: z.int().optional().describe('At the limit: how many analyses the account has'),
    limit: z.int().optional().describe('At the limit: how many it may have'),
  }),
};
export type GenerationProgress = z.infer<typeof generationEvents.progress>;
