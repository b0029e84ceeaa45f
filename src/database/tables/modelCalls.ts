import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { newcomers } from '@/domain/accounts/newcomers';
import type { ModelFailureReason } from '@/domain/languageModel/modelCallKinds';
import { databaseOf } from '../databaseOf';
import { transactionOf } from '../transactionOf';

// Sums per UTC day, which Payload's API can't compute. Bypasses access control of `model-calls`: budgets are
// internal, and callers check who may read the usage.

/** Arbitrary advisory lock number that nothing else uses. Serializes budget checks. */
export const budgetLock = 7_316_404;

interface SpentTokens {
  /** Of all accounts. */
  today: number;
  /** Of the requesting account. */
  own: number;
  /** Of new accounts and deleted ones, if the requesting account is new; else null. */
  byNewcomers: number | null;
}

const isNewcomer = sql`(users.role = 'client' and users.created_at > now() - make_interval(days => ${newcomers.days}))`;

/**
 * Returns the tokens charged or reserved today. Takes a lock until the transaction ends, so that the sums stay valid.
 */
export async function lockSpentTokens(req: PayloadRequest, userId: number): Promise<SpentTokens> {
  const database = await transactionOf(req);
  await database.execute(sql`select pg_advisory_xact_lock(${budgetLock})`);
  const { rows } = await database.execute<SpentTokens & Record<string, unknown>>(sql`
    select coalesce(sum(charged_tokens), 0)::float8 as today,
           coalesce(sum(charged_tokens) filter (where owner_id = ${userId}), 0)::float8 as own,
           case when coalesce((select ${isNewcomer} from users where id = ${userId}), true)
             then coalesce(sum(charged_tokens) filter (where users.id is null or ${isNewcomer}), 0)::float8
           end as "byNewcomers"
    from model_calls left join users on users.id = owner_id
    where model_calls.created_at >= date_trunc('day', now(), 'UTC')`);
  return rows[0] ?? { today: 0, own: 0, byNewcomers: 0 };
}

/**
 * Counts running model calls on all servers. Older ones than `longestMs` belong to a process that died. Call it under
 * the lock of `lockSpentTokens`, so that no other call starts in between.
 */
export async function countRunningCalls(
  req: PayloadRequest,
  { provider, model, longestMs }: { provider: string; model: string; longestMs: number },
): Promise<number> {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ underway: number }>(sql`
    select count(*)::int as underway from model_calls
    where outcome = 'underway' and provider = ${provider} and model = ${model}
      and created_at > now() - make_interval(secs => ${longestMs / 1000})`);
  return rows[0]?.underway ?? 0;
}

interface UsageDay extends Record<string, unknown> {
  day: string;
  calls: number;
  answered: number;
  inputTokens: number;
  outputTokens: number;
  chargedTokens: number;
  meanMs: number | null;
  worstMs: number | null;
  textsWritten: number;
  textsFellBack: number;
  failures: Partial<Record<ModelFailureReason, number>>;
}

/** Calls that didn't reach the provider or are still running have no meaningful duration. */
const untimed = sql`('underway', 'budget', 'busy', 'open')`;

/**
 * Returns the usage of the last days, today first, including days without calls. The days are generated without a
 * time zone: the connection's zone may have a 23-hour day, which would shift the following days away from midnight.
 */
export async function findUsageDays(req: PayloadRequest, days: number): Promise<UsageDay[]> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<UsageDay>(sql`
    with days as (
      select generate_series(
        date_trunc('day', now() at time zone 'UTC') - make_interval(days => ${days - 1}),
        date_trunc('day', now() at time zone 'UTC'), '1 day') at time zone 'UTC' as starts
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
