import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { AnswerFormat } from './AnswerFormat';
import type { ModelTurn } from './ModelQuestion';
import { ProviderFault } from './ProviderFault';

interface CompletionRequest {
  model: Exclude<LanguageModel, string>;
  instructions: string;
  turns: ModelTurn[];
  answer: z.ZodType;
  format: AnswerFormat;
  maxOutputTokens: number;
  signal: AbortSignal;
}

export interface Completion {
  text: string;
  /** Ended by the limit of tokens. */
  isCutOff: boolean;
  /** The model or a filter of the provider declined. */
  isDeclined: boolean;
  /** As the provider reports them, if it does. */
  inputTokens?: number;
  outputTokens?: number;
}

/**
 * One request to the provider, without retries, redirects, telemetry or downloads.
 * @throws ProviderFault, or the signal's reason
 */
export async function completeText({
  model,
  instructions,
  turns,
  answer,
  format,
  maxOutputTokens,
  signal,
}: CompletionRequest): Promise<Completion> {
  const { generateText, Output } = await import('ai');
  // The SDK would write on the console what a provider doesn't support.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const formats = {
    schema: Output.object({ schema: answer, name: 'answer' }).responseFormat,
    json: Promise.resolve({ type: 'json' as const }),
    words: Output.text().responseFormat,
  };
  try {
    const { text, finishReason, usage } = await generateText({
      model,
      system: instructions,
      messages: turns,
      // The answer is read by `readModelJson`, which finds JSON within prose and says what is wrong with it.
      output: { ...Output.text(), responseFormat: formats[format] },
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      allowSystemInMessages: false,
      experimental_telemetry: { isEnabled: false },
    });
    return {
      text,
      isCutOff: finishReason === 'length',
      isDeclined: finishReason === 'content-filter',
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
    };
  } catch (error) {
    signal.throwIfAborted();
    // The SDK's own errors quote request and answer.
    throw error instanceof ProviderFault ? error : new ProviderFault('garbled');
  }
}
