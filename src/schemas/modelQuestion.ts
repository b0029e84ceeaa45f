import { z } from 'zod';
import { modelOutcomes, modelPurposes } from '@/domain/languageModel/modelCallKinds';

/** The record of a model call. It contains no text of prompt or output. */
export const modelQuestionSchema = z.object({
  at: z.iso.datetime(),
  purpose: z.enum(modelPurposes),
  outcome: z.enum(modelOutcomes).describe('How it ended'),
  duration_ms: z.number(),
  input_tokens: z.number().describe('How much was read'),
  output_tokens: z.number().describe('How much was written'),
});
export type ModelQuestionAnswer = z.infer<typeof modelQuestionSchema>;
