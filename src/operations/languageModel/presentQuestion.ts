import type { ModelCall } from '@/payload-types';
import type { ModelQuestionAnswer } from '@/schemas/modelQuestion';

/** A question to a language model, as whoever it was asked for is told of it. */
export const presentQuestion = (call: ModelCall): ModelQuestionAnswer => ({
  at: call.createdAt,
  purpose: call.purpose,
  outcome: call.outcome,
  duration_ms: call.durationMs,
  input_tokens: call.inputTokens,
  output_tokens: call.outputTokens,
});
