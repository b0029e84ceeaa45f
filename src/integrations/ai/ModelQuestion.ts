import type { z } from 'zod';
import type { ModelPurpose } from '@/domain/languageModel/modelCallKinds';

export interface ModelTurn {
  role: 'user' | 'assistant';
  content: string;
}

export interface ModelQuestion<T> {
  purpose: ModelPurpose;
  /** The account whose budget is charged. */
  userId: number;
  /** System instructions; never contains user input. */
  instructions: string;
  /** Starts and ends with the user's turn. A repair appends the previous output and its errors. */
  turns: ModelTurn[];
  /** Schema of the output. */
  answer: z.ZodType<T>;
  maxOutputTokens: number;
  signal: AbortSignal;
}

/** Usage of one call. */
export interface ModelUse {
  /** Id of the `model-calls` row, which `recordModelTexts` completes. */
  callId: number;
  provider: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
}

export interface ModelReply<T> extends ModelUse {
  value: T;
  /** The raw output, for a repair. */
  text: string;
}
