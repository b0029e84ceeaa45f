import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload } from 'payload';
import { nothingRemembered, type BreakerMemory } from '@/domain/languageModel/BreakerMemory';
import { inTransaction } from '../inTransaction';
import { transactionOf } from '../transactionOf';

// A table without a collection: one row for each provider that several servers ask.

/** What becomes of the memory, and what follows from it. */
interface BreakerChange<Result> {
  result: Result;
  memory: BreakerMemory;
}

/**
 * Lets `change` look at what all servers remember of a provider, and change it; servers take turns. `nowMs` is the
 * database's clock, which they share.
 */
export async function changeBreakerMemory<Result>(
  payload: Payload,
  provider: string,
  change: (memory: BreakerMemory, nowMs: number) => BreakerChange<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    const database = await transactionOf(req);
    await database.execute(sql`
      insert into model_breakers (provider, memory) values (${provider}, ${JSON.stringify(nothingRemembered)}::jsonb)
      on conflict (provider) do nothing`);
    const { rows } = await database.execute<{ memory: BreakerMemory; nowMs: number }>(sql`
      select memory, extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs"
      from model_breakers where provider = ${provider} for update`);
    const [row] = rows;
    if (!row) throw new Error('The row of the provider is gone');
    const { result, memory } = change(row.memory, row.nowMs);
    await database.execute(sql`
      update model_breakers set memory = ${JSON.stringify(memory)}::jsonb, updated_at = now() where provider = ${provider}`);
    return result;
  });
}
