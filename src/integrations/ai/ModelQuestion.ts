import type { z } from 'zod';
import type { ModelPurpose } from '@/domain/languageModel/modelCallKinds';

export interface ModelTurn {
  role: 'user' | 'assistant';
  content: string;
}

export interface ModelQuestion<T> {
  purpose: ModelPurpose;
  /** Whose budget it is. */
  userId: number;
  /** What the firm wants from the model; never anything that a client typed. */
  instructions: string;
  /** Starts and ends with the user's turn; a repair adds the answer and what is wrong with it. */
  turns: ModelTurn[];
  /** What the answer must look like. */
  answer: z.ZodType<T>;
  maxOutputTokens: number;
  signal: AbortSignal;
}

/** What one question took. */
export interface ModelUse {
  /** The row of `model-calls`, which `recordModelTexts` completes. */
  callId: number;
  provider: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
}

export interface ModelReply<T> extends ModelUse {
  value: T;
  /** The answer as the model wrote it, for a repair. */
  text: string;
}
