import type { PayloadRequest } from 'payload';
import { findUsageDays } from '@/database/tables/modelCalls';
import { usageDays } from '@/domain/languageModel/usageDays';
import { currentModel } from '@/integrations/ai/currentModel';
import type { ModelClient } from '@/integrations/ai/ModelClient';
import type { ModelStateAnswer, ModelUsageAnswer, ModelUsageQuery } from '@/schemas/modelUsage';
import { requireAdmin } from '../requireUser';

/** Returns the language model's calls, tokens and costs per day. For administrators. Contains no keys and no texts. */
export async function readModelUsage({
  req,
  query: { days = usageDays.usual },
}: {
  req: PayloadRequest;
  query: ModelUsageQuery;
}): Promise<ModelUsageAnswer> {
  requireAdmin(req);
  const read = await findUsageDays(req, days);
  const client = currentModel();
  return { configured: client ? stateOf(client, read[0]?.chargedTokens ?? 0) : null, days: read };
}

function stateOf({ settings, room, breaker }: ModelClient, chargedToday: number): ModelStateAnswer {
  const { kind, failuresInARow, opensAgainAtMs } = breaker.state();
  const { inside, waiting } = room.state();
  return {
    provider: settings.provider,
    model: settings.model,
    timeoutSeconds: settings.timeoutMs / 1000,
    concurrency: settings.concurrency,
    underway: inside,
    waiting,
    tokensPerDay: settings.tokensPerDay,
    tokensLeftToday: Math.max(0, settings.tokensPerDay - chargedToday),
    tokensPerUserPerDay: settings.tokensPerUserPerDay,
    breaker: {
      state: kind,
      failuresInARow,
      opensAgainAt: opensAgainAtMs === undefined ? null : new Date(opensAgainAtMs).toISOString(),
    },
  };
}
