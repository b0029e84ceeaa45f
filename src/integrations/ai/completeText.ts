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
  /** Stopped at the token limit. */
  isCutOff: boolean;
  /** The model or the provider's content filter refused. */
  isDeclined: boolean;
  /** As reported by the provider, if it does. */
  inputTokens?: number;
  outputTokens?: number;
}

/**
 * Sends one request to the provider, without retries, redirects, telemetry or downloads.
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
  // Otherwise the SDK logs options that a provider doesn't support to the console.
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
      // `readModelJson` parses the output: it finds JSON within prose and reports what is wrong with it.
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
    // The SDK's errors quote request and response, so they must not get out.
    throw error instanceof ProviderFault ? error : new ProviderFault('garbled');
  }
}
