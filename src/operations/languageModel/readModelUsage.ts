import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { currentModel } from '@/integrations/ai/currentModel';
import type { ModelDoor } from '@/integrations/ai/ModelDoor';
import { usageDays } from '@/schemas/modelUsage';
import type {
  ModelStateAnswer,
  ModelUsageAnswer,
  ModelUsageDay,
  ModelUsageQuery,
} from '@/schemas/modelUsage';
import { databaseOf } from '@/database/databaseOf';
import { requireAdmin } from '../requireUser';

/** Those that did not get as far as the provider, or are on their way, say nothing about its time. */
const untimed = sql`('underway', 'budget', 'busy', 'open')`;

/** What the language model was asked, took and cost, by day. For administrators; it holds no key and no text. */
export async function readModelUsage({
  req,
  query: { days = usageDays.usual },
}: {
  req: PayloadRequest;
  query: ModelUsageQuery;
}): Promise<ModelUsageAnswer> {
  requireAdmin(req);
  const read = await readDays(req, days);
  const door = currentModel();
  return { configured: door ? stateOf(door, read[0]?.chargedTokens ?? 0) : null, days: read };
}

function stateOf({ settings, room, breaker }: ModelDoor, chargedToday: number): ModelStateAnswer {
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

/** Days are those of UTC, as the budgets count them. */
async function readDays(req: PayloadRequest, days: number): Promise<ModelUsageDay[]> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<ModelUsageDay & Record<string, unknown>>(sql`
    with days as (
      select generate_series(
        date_trunc('day', now(), 'UTC') - make_interval(days => ${days - 1}),
        date_trunc('day', now(), 'UTC'), '1 day') as starts
    ), calls as (
      select date_trunc('day', created_at, 'UTC') as starts, * from model_calls
      where created_at >= (select min(starts) from days)
    ), failures as (
      select starts, jsonb_object_agg(outcome, times) as failures from (
        select starts, outcome, count(*) as times from calls
        where outcome not in ('underway', 'answered') group by starts, outcome
      ) by_reason group by starts
    )
    select to_char(days.starts at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(calls.id)::int as calls,
      (count(*) filter (where outcome = 'answered'))::int as answered,
      coalesce(sum(input_tokens), 0)::float8 as "inputTokens",
      coalesce(sum(output_tokens), 0)::float8 as "outputTokens",
      coalesce(sum(charged_tokens), 0)::float8 as "chargedTokens",
      round(avg(duration_ms) filter (where outcome not in ${untimed}))::float8 as "meanMs",
      (max(duration_ms) filter (where outcome not in ${untimed}))::float8 as "worstMs",
      coalesce(sum(texts_written), 0)::float8 as "textsWritten",
      coalesce(sum(texts_fell_back), 0)::float8 as "textsFellBack",
      coalesce((select failures from failures where failures.starts = days.starts), '{}') as failures
    from days left join calls using (starts)
    group by days.starts order by days.starts desc`);
  return rows;
}
