import { emitEvent } from '@/integrations/telemetry/siteEvents';
import { inSpan, type OpenSpan } from '@/integrations/telemetry/spans';
import { ModelFailure } from './ModelFailure';
import type { ModelQuestion, ModelReply, ModelUse } from './ModelQuestion';
import type { ModelSettings } from './ModelSettings';

/**
 * Wraps a model call in a trace span and emits an event when it ends.
 * @throws what `ask` throws
 */
export function observeCall<T>(
  { provider, model }: ModelSettings,
  { purpose }: ModelQuestion<T>,
  ask: () => Promise<ModelReply<T>>,
): Promise<ModelReply<T>> {
  const facts = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': provider,
    'gen_ai.request.model': model,
    'site.model.purpose': purpose,
  };
  return inSpan({ name: `chat ${model}`, kind: 'outgoing', facts }, async (note) => {
    try {
      const reply = await ask();
      tellEnding(note, 'answered', reply);
      return reply;
    } catch (error) {
      if (error instanceof ModelFailure && error.reason !== 'off') tellEnding(note, error.reason, error.use);
      throw error;
    }
  });
}

type Ending = 'answered' | Exclude<ModelFailure['reason'], 'off'>;

function tellEnding(note: OpenSpan['note'], outcome: Ending, use?: ModelUse): void {
  const { inputTokens = 0, outputTokens = 0, durationMs = 0 } = use ?? {};
  emitEvent('modelCall', { outcome, seconds: durationMs / 1000, inputTokens, outputTokens });
  note({
    'site.model.outcome': outcome,
    'gen_ai.usage.input_tokens': inputTokens,
    'gen_ai.usage.output_tokens': outputTokens,
  });
}
