import { z } from 'zod';
import { modelOutcomes, modelPurposes } from '@/domain/languageModel/modelCallKinds';

/** What is kept of a question to a language model: none of its words. */
export const modelQuestionSchema = z.object({
  at: z.iso.datetime(),
  purpose: z.enum(modelPurposes),
  outcome: z.enum(modelOutcomes).describe('How it ended'),
  duration_ms: z.number(),
  input_tokens: z.number().describe('How much was read'),
  output_tokens: z.number().describe('How much was written'),
});
export type ModelQuestionAnswer = z.infer<typeof modelQuestionSchema>;
