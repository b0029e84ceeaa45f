import type { LanguageModel } from 'ai';
import { modelFetch } from './modelFetch';
import type { ModelSettings } from './ModelSettings';

/** A plain name in its place would be looked up at a gateway of a third party. */
type OwnModel = Exclude<LanguageModel, string>;

const providerNames = { anthropic: 'anthropic', 'openai-compatible': 'openaiCompatible' } as const;

/** The vendor whose own servers have given the limit of an answer another name. */
const openAiHost = 'api.openai.com';

/**
 * The provider's model behind the SDK's interface. Key and address are always given, so that no variable of the
 * environment that the SDK knows takes their place. Loaded with the first question.
 */
export async function connectModel(settings: ModelSettings): Promise<OwnModel> {
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
