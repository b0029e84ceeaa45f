import type { LanguageModel } from 'ai';
import { BoundedQueue } from '@/integrations/limits/BoundedQueue';
import { simplerFormat, type AnswerFormat } from './AnswerFormat';
import { CircuitBreaker } from './CircuitBreaker';
import { completeText, type Completion } from './completeText';
import { modelInstructions } from './modelInstructions';
import type { ModelQuestion } from './ModelQuestion';
import type { ModelSettings } from './ModelSettings';
import { ProviderFault } from './ProviderFault';
import { retryDelayMs } from './retryDelayMs';
import { waitFor } from './waitFor';

/** Many times the longest response that is ever requested. */
const maxAnswerBytes = 1024 * 1024;

/**
 * The only fetch that sends the API key: it follows no redirects, limits the response size, and reduces errors to
 * their kind.
 * @throws ProviderFault, or the signal's reason
 */
const modelFetch: typeof fetch = async (input, init) => {
  const response = await send(input, init);
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    throw faultOf(response);
  }
  return new Response(await readBounded(response, init?.signal), {
    status: response.status,
    headers: { 'Content-Type': response.headers.get('Content-Type') ?? 'application/json' },
  });
};

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, { ...init, redirect: 'manual', cache: 'no-store' });
  } catch {
    init?.signal?.throwIfAborted();
    throw new ProviderFault('unreachable');
  }
}

function faultOf({ status, headers }: Response): ProviderFault {
  const retryAfterMs = readRetryAfter(headers.get('Retry-After'), Date.now());
  if (status === 429) return new ProviderFault('limited', { status, retryAfterMs });
  if (status >= 500) return new ProviderFault('broken', { status, retryAfterMs });
  return new ProviderFault('refused', { status });
}

async function readBounded(response: Response, signal?: AbortSignal | null): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      // Leaving the loop closes the connection.
      if (bytes > maxAnswerBytes) throw new ProviderFault('tooLarge');
      chunks.push(chunk);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ProviderFault ? error : new ProviderFault('cutOff');
  }
  return new Blob(chunks);
}

/** Excludes strings, because the SDK would resolve a plain model name through a third-party gateway. */
type OwnModel = Exclude<LanguageModel, string>;

const providerNames = { anthropic: 'anthropic', 'openai-compatible': 'openaiCompatible' } as const;

/** OpenAI's own servers expect `max_completion_tokens` instead of `max_tokens`. */
const openAiHost = 'api.openai.com';

/**
 * Creates the provider's model for the SDK. Key and base URL are always passed, so that the SDK doesn't read them
 * from its own environment variables. Loaded on the first call.
 */
async function connectModel(settings: ModelSettings): Promise<OwnModel> {
  return settings.provider === 'anthropic' ? connectAnthropic(settings) : connectCompatible(settings);
}

async function connectAnthropic({ model, apiKey, baseUrl }: ModelSettings): Promise<OwnModel> {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  return createAnthropic({
    baseURL: baseUrl ?? 'https://api.anthropic.com/v1',
    apiKey,
    fetch: modelFetch,
  })(model);
}

async function connectCompatible({ model, apiKey, baseUrl = '' }: ModelSettings): Promise<OwnModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const isOpenAi = new URL(baseUrl).hostname === openAiHost;
  return createOpenAICompatible({
    name: providerNames['openai-compatible'],
    baseURL: baseUrl,
    apiKey,
    fetch: modelFetch,
    supportsStructuredOutputs: true,
    transformRequestBody: isOpenAi ? withRenamedLimit : undefined,
  })(model);
}

const withRenamedLimit = ({ max_tokens, ...body }: Record<string, unknown>) => ({
  ...body,
  max_completion_tokens: max_tokens,
});

/** Statuses with which servers reject an unsupported response format. */
const formatRefusals = new Set([400, 422]);

/** The pause is longer than any call, so that calls running when it begins end before the trial. */
const breakerLimits = { failures: 5, pauseMs: 30_000 };

export interface Deadline {
  signal: AbortSignal;
  /** By the clock of `performance.now()`. */
  endsAtMs: number;
}

/** Client of one configured provider, with this process's circuit breaker, queue and response format. */
export class ModelClient {
  readonly breaker = new CircuitBreaker(breakerLimits, Date.now);
  /** Limits this process only; with several servers, the call ledger counts the running calls of all. */
  readonly room: BoundedQueue;
  private model?: ReturnType<typeof connectModel>;
  private format: AnswerFormat = 'schema';

  constructor(readonly settings: ModelSettings) {
    this.room = new BoundedQueue({ places: settings.concurrency });
  }

  /**
   * Calls the provider, with one retry after a transient failure, and with a simpler format if the server rejects the
   * current one.
   * @throws ProviderFault, or the signal's reason
   */
  async complete(question: ModelQuestion<unknown>, deadline: Deadline): Promise<Completion> {
    try {
      return await this.inKnownFormat(question, deadline.signal);
    } catch (error) {
      if (!(error instanceof ProviderFault) || !error.isPassing) throw error;
      const delayMs = retryDelayMs({
        retryAfterMs: error.retryAfterMs,
        remainingMs: deadline.endsAtMs - performance.now(),
        chance: Math.random(),
      });
      if (delayMs === undefined) throw error;
      await waitFor(delayMs, deadline.signal);
      return this.inKnownFormat(question, deadline.signal);
    }
  }

  /** A simpler format is kept only if it works; otherwise the rejection had another cause. */
  private async inKnownFormat(
    question: ModelQuestion<unknown>,
    signal: AbortSignal,
    format = this.format,
  ): Promise<Completion> {
    try {
      const completion = await this.request(question, signal, format);
      this.format = format;
      return completion;
    } catch (error) {
      const simpler = simplerFormat(format);
      if (!simpler || !(error instanceof ProviderFault) || !formatRefusals.has(error.status ?? 0))
        throw error;
      return this.inKnownFormat(question, signal, simpler);
    }
  }

  private async request(question: ModelQuestion<unknown>, signal: AbortSignal, format: AnswerFormat) {
    this.model ??= connectModel(this.settings);
    const { turns, answer, maxOutputTokens } = question;
    const instructions = modelInstructions(this.settings.provider, question, format);
    return completeText({
      model: await this.model,
      instructions,
      turns,
      answer,
      format,
      maxOutputTokens,
      signal,
    });
  }
}

/** Returns the milliseconds of a Retry-After header, given in seconds or as a date (RFC 9110, 10.2.3). */
export function readRetryAfter(value: string | null, nowMs: number): number | undefined {
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value.trim())) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
