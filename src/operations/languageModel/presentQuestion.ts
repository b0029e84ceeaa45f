import type { ModelCall } from '@/payload-types';
import type { ModelQuestionAnswer } from '@/schemas/modelQuestion';

/** Returns a model call as shown to the account that it was made for. */
export const presentQuestion = (call: ModelCall): ModelQuestionAnswer => ({
  at: call.createdAt,
  purpose: call.purpose,
  outcome: call.outcome,
  duration_ms: call.durationMs,
  input_tokens: call.inputTokens,
  output_tokens: call.outputTokens,
});
