import type { Env } from '@/readEnv';

/** Connection and budget settings of the language model. */
export interface ModelSettings {
  provider: 'anthropic' | 'openai-compatible';
  model: string;
  apiKey?: string;
  /** Defaults to the vendor's URL. */
  baseUrl?: string;
  /** For one call, including retries and waiting. */
  timeoutMs: number;
  tokensPerUserPerDay: number;
  tokensPerDay: number;
  /** Maximum number of concurrent calls. */
  concurrency: number;
  /** Whether several servers share the model: concurrency and failures are then counted across all of them. */
  isShared: boolean;
}

/** Returns the model settings from the environment; undefined if no model is configured. */
export function modelSettingsOf(env: Env): ModelSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model } = env;
  if (!provider || !model) return undefined;
  return {
    provider,
    model,
    apiKey: env.AI_API_KEY,
    baseUrl: env.AI_BASE_URL,
    timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
    tokensPerUserPerDay: env.AI_TOKENS_PER_USER_PER_DAY,
    tokensPerDay: env.AI_TOKENS_PER_DAY,
    concurrency: env.AI_CONCURRENCY,
    isShared: env.SEVERAL_INSTANCES,
  };
}
