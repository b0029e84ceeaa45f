import type { Fallback } from './ReplyFinding';

/** Cost and result of the language model's calls, stored with the analysis or audit. */
export interface WritingRecord {
  provider?: string;
  model?: string;
  inputTokens?: number;
  outputTokens?: number;
  durationMs?: number;
  fallbacks: Fallback[];
}
