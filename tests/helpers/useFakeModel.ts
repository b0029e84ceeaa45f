import { plugInModel } from '@/integrations/ai/currentModel';
import type { ModelSettings } from '@/integrations/ai/ModelSettings';
import { FakeModelServer } from '../../scripts/testing/FakeModelServer.mjs';

/** What must never be seen anywhere but at the provider. */
export const fakeModelKey = 'sk-fake-0123456789-never-to-be-seen';

/** Only for what hangs: tests about time let it run out. Nothing else has a limit of just this length. */
export const modelTimeoutMs = 59_999;

/**
 * A language model of the test's own, which the site asks until `stop`. `plugIn` changes how it is asked, and forgets
 * what was known about it: failures in a row, and the formats that it knows.
 */
export async function useFakeModel(settings: Partial<ModelSettings> = {}) {
  const server = new FakeModelServer();
  const baseUrl = await server.start();
  const plugIn = (changed: Partial<ModelSettings> = {}) =>
    plugInModel({
      provider: 'openai-compatible',
      model: 'fake-model',
      apiKey: fakeModelKey,
      baseUrl,
      timeoutMs: modelTimeoutMs,
      tokensPerDay: 1e12,
      tokensPerUserPerDay: 1e12,
      concurrency: 4,
      isShared: false,
      ...settings,
      ...changed,
    });
  plugIn();
  return {
    server,
    baseUrl,
    plugIn,
    stop: async () => {
      plugInModel();
      await server.stop();
    },
  };
}
