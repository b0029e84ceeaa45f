import type { Env } from '@/readEnv';

/** How the language model is reached, and what it may cost. */
export interface ModelSettings {
  provider: 'anthropic' | 'openai-compatible';
  model: string;
  apiKey?: string;
  /** The vendor's own unless told. */
  baseUrl?: string;
  /** For one question, all attempts and waiting included. */
  timeoutMs: number;
  tokensPerUserPerDay: number;
  tokensPerDay: number;
  /** Questions underway at once. */
  concurrency: number;
  /** Several servers ask: places and failures are counted for all of them together. */
  isShared: boolean;
}

/** What the environment says about the language model; undefined without one. */
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
