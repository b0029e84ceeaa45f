import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '@/database/inTransaction';
import { findUsageDays } from '@/database/tables/modelCalls';
import { transactionOf } from '@/database/transactionOf';
import { plugInModel } from '@/integrations/ai/currentModel';
import { ModelFailure } from '@/integrations/ai/ModelFailure';
import { recordModelTexts } from '@/integrations/ai/recordModelTexts';
import type { ModelUsageAnswer } from '@/schemas/modelUsage';
import { createAccount, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { fakeModelKey } from '../helpers/useFakeModel';
import { failureOf, good, reservation, openModelDoor } from '../helpers/askModel';

const door = openModelDoor();

describe('the budgets', () => {
  const usage = { input: 60, output: 40 };

  it('admit exactly as many questions at once as they have room for', async () => {
    door.model.plugIn({ tokensPerUserPerDay: 3 * reservation + 900, concurrency: 20 });
    const allDecided = new EventEmitter();
    const decision = once(allDecided, 'decided');
    door.model.server.usually(() => decision.then(() => ({ answer: good, usage })));
    const refused: ModelFailure[] = [];
    const asked = Array.from({ length: 12 }, () => door.ask().catch((failure) => refused.push(failure)));
    await expect.poll(() => refused.length).toBe(9);
    expect(refused.map(({ reason }) => reason)).toEqual(Array(9).fill('budget'));
    allDecided.emit('decided');
    await Promise.all(asked);
    expect(refused).toHaveLength(9);
    expect(door.model.server.requests).toHaveLength(3);
  });

  it('get back what was reserved and not used', async () => {
    door.model.plugIn({ tokensPerUserPerDay: 2 * reservation });
    door.model.server.usually({ answer: good, usage });
    for (let count = 0; count < 6; count += 1) await door.ask();
    expect(door.model.server.requests).toHaveLength(6);
  });

  it('outlive the process, and another account has its own', async () => {
    const limits = { tokensPerUserPerDay: 2 * reservation };
    door.model.plugIn(limits);
    door.model.server.usually({ answer: good, usage: { input: 1_500, output: 400 } });
    await door.ask();
    door.model.plugIn(limits);
    expect((await failureOf(door.ask())).reason).toBe('budget');
    const other = (await createAccount()).id;
    expect((await door.ask({ userId: other })).value).toEqual(good);
  });

  it('begin anew each day', async () => {
    door.model.plugIn({ tokensPerUserPerDay: 2 * reservation });
    door.model.server.usually({ answer: good, usage: { input: 1_900, output: 50 } });
    const { callId } = await door.ask();
    expect((await failureOf(door.ask())).reason).toBe('budget');
    await door.payload.db.drizzle.execute(
      sql`update model_calls set created_at = now() - interval '1 day' where id = ${callId}`,
    );
    expect((await door.ask()).value).toEqual(good);
  });

  it('hold for all accounts together, also for those that are gone', async () => {
    const { rows } = await door.payload.db.drizzle.execute<{ today: number }>(sql`
      select coalesce(sum(charged_tokens), 0)::float8 as today from model_calls
      where created_at >= date_trunc('day', now(), 'UTC')`);
    const today = rows[0]?.today ?? 0;
    await door.becomeKnown(door.userId);
    door.model.plugIn({ tokensPerDay: today + 3 * reservation });
    door.model.server.usually({ answer: good, usage: { input: 2_000, output: 200 } });
    const { callId } = await door.ask();
    await door.payload.delete({ collection: 'users', id: door.userId, overrideAccess: true });
    expect((await door.rowOf(callId)).owner).toBeNull();
    door.userId = (await createAccount()).id;
    await door.becomeKnown(door.userId);
    expect((await failureOf(door.ask())).reason).toBe('budget');
  });

  it('can’t be drained by accounts made for it: those of the last week share a half', async () => {
    await door.payload.db.drizzle.execute(sql`delete from model_calls`);
    door.model.plugIn({ tokensPerDay: 8 * reservation });
    door.model.server.usually({ answer: good, usage: { input: 1_000, output: 100 } });
    for (let count = 0; count < 3; count += 1) await door.ask({ userId: (await createAccount()).id });
    expect((await failureOf(door.ask({ userId: (await createAccount()).id }))).reason).toBe('budget');
    expect((await failureOf(door.ask())).reason).toBe('budget');
    await door.becomeKnown(door.userId);
    expect((await door.ask()).value).toEqual(good);
  });
});

describe('the report for administrators', () => {
  it('says per day what was asked, and what is left', async () => {
    const { token } = await signedInAccount({ role: 'admin' });
    const read = async () =>
      (await api<ModelUsageAnswer>('GET', '/api/admin/model-usage?days=2', { token })).body;
    const before = await read();
    const worstMs = (before.days[0]?.worstMs ?? 0) + 1_000;
    door.model.server.next({ answer: good, usage: { input: 70, output: 30 } }, { status: 401 });
    const { callId } = await door.ask();
    await door.payload.db.drizzle.execute(
      sql`update model_calls set duration_ms = ${worstMs} where id = ${callId}`,
    );
    await recordModelTexts(door.payload, { callId, written: 4, fellBack: 1 });
    await failureOf(door.ask());
    const after = await read();
    expect(after.days).toHaveLength(2);
    const [today, then] = [after.days[0], before.days[0]];
    expect(today).toMatchObject({
      day: new Date().toISOString().slice(0, 10),
      calls: (then?.calls ?? 0) + 2,
      answered: (then?.answered ?? 0) + 1,
      inputTokens: (then?.inputTokens ?? 0) + 70,
      outputTokens: (then?.outputTokens ?? 0) + 30,
      chargedTokens: (then?.chargedTokens ?? 0) + 100,
      textsWritten: (then?.textsWritten ?? 0) + 4,
      textsFellBack: (then?.textsFellBack ?? 0) + 1,
    });
    expect(today?.failures.refused).toBe((then?.failures.refused ?? 0) + 1);
    expect(today?.worstMs).toBe(worstMs);
    expect(after.configured).toMatchObject({
      provider: 'openai-compatible',
      model: 'fake-model',
      tokensLeftToday: (before.configured?.tokensLeftToday ?? 0) - 100,
      breaker: { state: 'closed', failuresInARow: 1, opensAgainAt: null },
    });
    expect(JSON.stringify(after)).not.toContain(fakeModelKey);
  });

  it('says the same wherever the database believes to be, on either side of a clock change', async () => {
    const { payload } = door;
    await payload.db.drizzle.execute(sql`
      insert into model_calls (purpose, provider, model, outcome, charged_tokens, created_at)
      select 'audit', 'x', 'x', 'answered', 1, now() - make_interval(hours => 24 * 20 * number)
      from generate_series(0, 19) as number`);
    async function readIn(zone: string) {
      const req = await createLocalReq({}, payload);
      return inTransaction(req, async () => {
        await (await transactionOf(req)).execute(sql`select set_config('timezone', ${zone}, true)`);
        return findUsageDays(req, 400);
      });
    }
    const read = await readIn('UTC');
    expect(read.filter(({ calls }) => calls > 0).length).toBeGreaterThanOrEqual(20);
    for (const zone of ['America/New_York', 'Europe/Berlin']) expect(await readIn(zone)).toEqual(read);
    await payload.db.drizzle.execute(sql`delete from model_calls where model = 'x'`);
  });

  it('says when nothing is configured', async () => {
    plugInModel();
    const { token } = await signedInAccount({ role: 'admin' });
    const { body } = await api<ModelUsageAnswer>('GET', '/api/admin/model-usage', { token });
    expect(body.configured).toBeNull();
    expect(body.days).toHaveLength(30);
  });

  it.each(['0', '91', '2.5', 'x'])('is not made for %s days', async (days) => {
    const { token } = await signedInAccount({ role: 'admin' });
    expect((await api('GET', `/api/admin/model-usage?days=${days}`, { token })).status).toBe(400);
  });

  it('is not to be had past it: nobody reaches the rows', async () => {
    const roles = ['client', 'marketer', 'admin'] as const;
    for (const { token } of await Promise.all(roles.map((role) => signedInAccount({ role })))) {
      expect((await api('GET', '/api/model-calls', { token })).status).toBe(404);
      expect((await api('DELETE', '/api/model-calls/1', { token })).status).toBe(404);
    }
  });
});
