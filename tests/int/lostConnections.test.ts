import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { inTransaction } from '@/database/inTransaction';
import { transactionOf } from '@/database/transactionOf';
import { signedInAccount, type TestAccount } from '../factories/account';
import { auditAnswers } from '../factories/auditAnswers';
import { api } from '../helpers/api';
import { endConnections } from '../helpers/endConnections';
import { testPayload } from '../helpers/testPayload';

/** What ends connections is outside of the pool, as an administrator's restart is. */
let outsider: pg.Client;
let payload: Payload;
/** Connections that another file of this worker has not given back. */
let heldBefore = 0;

const held = () => payload.db.pool.totalCount - payload.db.pool.idleCount;

beforeAll(async () => {
  payload = await testPayload();
  heldBefore = held();
  outsider = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await outsider.connect();
});
afterAll(() => outsider.end());

/** Resolves when every connection that these tests have used is idle or gone. */
const poolIsAtRest = () =>
  expect
    .poll(() => ({ waiting: payload.db.pool.waitingCount, areHeld: held() > heldBefore }), { interval: 5 })
    .toEqual({ waiting: 0, areHeld: false });

async function trailCount(label: string): Promise<number> {
  const { rows } = await outsider.query('select 1 from trail_entries where subject_label = $1', [label]);
  return rows.length;
}

async function writeEntry(req: Awaited<ReturnType<typeof createLocalReq>>, label: string) {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    insert into trail_entries (action, subject, subject_id, subject_label, changes)
    values ('update', 'users', 1, ${label}, '[]')`);
}

describe('connections that are lost while they are in use', () => {
  it('fail the transaction that had one, and leave the process and the pool whole', async () => {
    const label = randomUUID();
    const req = await createLocalReq({}, payload);
    const work = inTransaction(req, async () => {
      await writeEntry(req, label);
      expect(await endConnections(outsider, { waitMs: 2_000 })).toBeGreaterThan(0);
    });
    await expect(work).rejects.toSatisfy(isDatabaseOutage);
    expect(await trailCount(label)).toBe(0);
    await poolIsAtRest();
    await inTransaction(await createLocalReq({}, payload), async () => undefined);
  });

  it('are told when the transaction waited longer than the database lets it', async () => {
    const req = await createLocalReq({}, payload);
    const work = inTransaction(req, async () => {
      const transaction = await transactionOf(req);
      await transaction.execute(sql`set local idle_in_transaction_session_timeout = '20ms'`);
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      while (await isAlive(Number(rows[0]?.pid))) await nextTurn();
    });
    await expect(work).rejects.toSatisfy(isDatabaseOutage);
    await poolIsAtRest();
  });

  it('give their places back however often it happens', async () => {
    const { pool } = payload.db;
    const failures: unknown[] = [];
    let ended = 0;
    for (let round = 0; round < 2 * pool.options.max; round += 1) {
      const works = Array.from({ length: 4 }, async () =>
        inTransaction(await createLocalReq({}, payload), async () => undefined),
      );
      const [outcomes, count] = await Promise.all([
        Promise.allSettled(works),
        endConnections(outsider, { waitMs: 2_000 }),
      ]);
      ended += count;
      failures.push(...outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])));
    }
    expect(ended).toBeGreaterThan(0);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((failure) => !isDatabaseOutage(failure))).toEqual([]);
    await poolIsAtRest();
    const all = Array.from({ length: pool.options.max - heldBefore }, () => pool.connect());
    for (const client of await Promise.all(all)) client.release();
  });
});

describe('a job', () => {
  const queue = 'of-these-tests';

  /** What the database does instead of changing a job of this queue, until the end of the test. */
  async function insteadOfChanges(statement: string): Promise<void> {
    await outsider.query(`
      create function instead() returns trigger language plpgsql as $$ begin ${statement}; end $$;
      create trigger instead before update on payload_jobs for each row when (old.queue = '${queue}')
        execute function instead()`);
    onTestFinished(async () => {
      await outsider.query('drop function instead cascade');
      await outsider.query('delete from payload_jobs where queue = $1', [queue]);
    });
  }

  beforeEach(() => payload.jobs.queue({ task: 'sendMail', queue, input: { order: {} } }));

  it('whose change the database refuses gives its connection back once the database ends the transaction', async () => {
    await insteadOfChanges("raise exception 'not now'");
    for (let round = 0; round < 3; round += 1)
      await expect(payload.jobs.run({ queue, silent: true })).rejects.toThrow();
    // As idle_in_transaction_session_timeout does.
    await endConnections(outsider, { waitMs: 2_000 });
    await poolIsAtRest();
  });

  it('that is removed while it is taken fails this run, and is no job in the next', async () => {
    await insteadOfChanges('delete from payload_jobs where id = old.id; return null');
    await expect(payload.jobs.run({ queue, silent: true })).rejects.toThrow(TypeError);
    expect(await payload.jobs.run({ queue, silent: true })).toMatchObject({ noJobsRemaining: true });
    await poolIsAtRest();
  });
});

async function isAlive(pid: number): Promise<boolean> {
  return (await outsider.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount === 1;
}

describe('a ledger of what was acknowledged', () => {
  const perAccount = 12;
  let accounts: TestAccount[];

  beforeAll(async () => {
    accounts = await Promise.all([signedInAccount(), signedInAccount(), signedInAccount()]);
  });

  const submit = ({ token }: TestAccount) =>
    api<{ id: number }>('POST', '/api/audits', {
      token,
      body: { raw_answers: auditAnswers() },
      headers: { 'Idempotency-Key': randomUUID() },
    });

  it('agrees with the rows after connections were ended again and again', async () => {
    const pending = accounts.flatMap((account) => Array.from({ length: perAccount }, () => submit(account)));
    let underway = true;
    const disturbance = (async () => {
      // Those that ended none met nobody who was connected already.
      for (let rounds = 0; underway && rounds < 12;)
        if ((await endConnections(outsider, { waitMs: 2_000 })) > 0) rounds += 1;
    })();
    const answers = await Promise.all(pending);
    underway = false;
    await disturbance;

    expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    expect(answers.some(({ status }) => status === 503)).toBe(true);
    const acknowledged = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    const { rows } = await outsider.query<{ id: number }>('select id from audit_reports where id = any($1)', [
      acknowledged,
    ]);
    expect(rows).toHaveLength(acknowledged.length);
    await Promise.all(accounts.map(async (account) => expect((await submit(account)).status).toBe(201)));
  });
});
