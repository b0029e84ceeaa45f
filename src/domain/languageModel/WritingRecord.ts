import type { Fallback } from './ReplyFinding';

/** What asking a language model took and brought, as it is kept with the analysis or audit. */
export interface WritingRecord {
  provider?: string;
  model?: string;
  inputTokens?: number;
  outputTokens?: number;
  durationMs?: number;
  fallbacks: Fallback[];
}
