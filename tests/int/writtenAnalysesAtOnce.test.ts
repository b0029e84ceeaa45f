import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runPayload } from '../../scripts/steps/runPayload.mjs';
import { modelSettings } from '../../scripts/testing/testSettings.mjs';
import { signedInAccount } from '../factories/account';
import { stopMailQueue, runMailQueue } from '@/operations/mail/runMailQueue';
import { analysisBody } from '../factories/analysisBody';
import { repeatWhileHeld } from '../helpers/repeatWhileHeld';
import { replyTo, writtenAnalyses } from '../helpers/writtenAnalyses';

const desk = writtenAnalyses();

describe('while the model writes', () => {
  it('a repeated submission waits for the first one’s result, and nothing is spent twice', async () => {
    const key = randomUUID();
    const answers = await repeatWhileHeld(
      { payload: desk.payload, server: desk.model.server },
      () => desk.generate(analysisBody(), key),
      (request) => ({ answer: replyTo(request) }),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(desk.model.server.requests).toHaveLength(1);
    expect(await desk.ownRows()).toHaveLength(1);
  });

  it('many submissions of one account take turns, and exactly the limit succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.generate()));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 403, 403, 403, 403, 403, 403, 403]);
    expect(desk.model.server.requests).toHaveLength(3);
    expect(await desk.ownRows()).toHaveLength(3);
  });

  it('whoever is at the limit is refused before a token is spent', async () => {
    desk.account = await signedInAccount({ reportLimit: 1 });
    await desk.generate();
    desk.model.server.reset();
    expect(await desk.generate()).toMatchObject({ status: 403, body: { current: 1, limit: 1 } });
    expect(desk.model.server.requests).toEqual([]);
  });

  it('a limit that was lowered meanwhile holds at the end', async () => {
    await desk.generate();
    desk.model.server.reset();
    const release = desk.model.server.hold((request) => ({ answer: replyTo(request) }));
    const answer = desk.generate();
    await expect.poll(() => desk.model.server.requests.length).toBe(1);
    await desk.payload.db.drizzle.execute(
      sql`update users set report_limit = 1 where id = ${desk.account.id}`,
    );
    release();
    expect((await answer).status).toBe(403);
    expect(await desk.ownRows()).toHaveLength(1);
  });

  it('no transaction is open', async () => {
    // Nor one of another kind: mail that is due is sent in one.
    stopMailQueue();
    await runMailQueue(desk.payload);
    const release = desk.model.server.hold((request) => ({ answer: replyTo(request) }));
    const answer = desk.generate();
    await expect.poll(() => desk.model.server.requests.length).toBe(1);
    const { rows } = await desk.payload.db.drizzle.execute(
      sql`select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([{ open: 0 }]);
    release();
    expect((await answer).status).toBe(201);
  });

  it('a killed process leaves no report, and the same submission can be made by another', async () => {
    desk.model.server.next({ silent: true });
    const key = randomUUID();
    const killer = new AbortController();
    const died = runPayload(
      ['run', 'tests/programs/generateAnalysis.ts', `owner=${desk.account.id}`, `key=${key}`],
      { env: modelSettings(desk.model.baseUrl), signal: killer.signal },
    );
    const asked = expect.poll(() => desk.model.server.requests.length, { timeout: 240_000 }).toBe(1);
    await Promise.race([
      asked,
      died.then(({ output }) => expect.fail(`It ended before it asked: ${output}`)),
    ]);
    killer.abort();
    expect((await died).exitCode).not.toBe(0);
    expect(await desk.ownRows()).toEqual([]);
    expect(await desk.turnsLeft()).toBe(1);
    // Instead of waiting until the dead process' lease runs out.
    await desk.payload.db.drizzle.execute(
      sql`update generations set lease_until = now() - interval '1 second' where owner_id = ${desk.account.id}`,
    );
    const { status, body } = await desk.generate(analysisBody(), key);
    expect(status).toBe(201);
    expect(body.executive_summary).toHaveLength(2);
    expect(await desk.ownRows()).toHaveLength(1);
    expect(await desk.turnsLeft()).toBe(0);
  });
});
