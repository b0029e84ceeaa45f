import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '@/env';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import { outboxDirectory } from '@/integrations/email/outboxDirectory';
import { mediaDirectory } from '@/integrations/storage/mediaDirectory';
import { cleanUp, cleanUpAsAsked } from '@/operations/jobs/cleanUp';
import { jobsKey } from '../../src/access/jobsKey.mjs';
import { createAccount, signedInAccount } from '../factories/account';
import { plainPng } from '../factories/picture';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';
import { uploadPicture } from '../helpers/uploadPicture';

let payload: Payload;
let owner: number;

beforeAll(async () => {
  payload = await testPayload();
});
beforeEach(async () => {
  owner = (await createAccount()).id;
});

const run = async () => cleanUp(await createLocalReq({}, payload));

async function insert(table: string, values: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(values).join(', ');
  const places = Object.keys(values).map((_, index) => `$${index + 1}`);
  const { rows } = await payload.db.pool.query<{ id: number }>(
    `insert into ${table} (${columns}) values (${places.join(', ')}) returning id`,
    Object.values(values),
  );
  return rows[0]?.id ?? 0;
}

async function idsLeft(table: string, ids: number[]): Promise<number[]> {
  const { rows } = await payload.db.pool.query<{ id: number }>(
    `select id from ${table} where id = any($1) order by id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

describe('what lies around', () => {
  it('forgets a new email that nobody confirmed in time, and no other', async () => {
    const waiting = (until: Date) =>
      insert('users', {
        ...{ name: 'Jo Doe', email: `${randomUUID()}@example.test`, role: 'client' },
        ...{ pending_email: 'new@example.test', pending_email_until: until },
      });
    const [late, early] = [await waiting(ago(0.01)), await waiting(ago(-0.01))];
    await run();
    const { rows } = await payload.db.pool.query(
      'select id, pending_email, pending_email_until is null as is_open from users where id = any($1) order by id',
      [[late, early]],
    );
    expect(rows).toEqual([
      { id: late, pending_email: null, is_open: true },
      { id: early, pending_email: 'new@example.test', is_open: false },
    ]);
  });

  it.each([
    ['sessions', { last_seen_at: ago(2) }, { expires_at: ago(0.01) }, { expires_at: ago(-0.01) }, 'user_id'],
    [
      'account_links',
      { purpose: 'email-undo' },
      { expires_at: ago(0.01) },
      { expires_at: ago(-1) },
      'user_id',
    ],
    [
      'generations',
      { token: 'x' },
      { kind: 'audit', lease_until: ago(2) },
      { kind: 'analysis', lease_until: ago(0.5) },
    ],
    ['payload_locked_documents', {}, { updated_at: ago(0.05) }, { updated_at: ago(0.03) }, null],
    [
      'payload_jobs',
      { queue: 'kept-out', has_error: true },
      { updated_at: ago(31) },
      { updated_at: ago(29) },
      null,
    ],
    [
      'payload_jobs',
      {
        ...{ queue: 'kept-out', has_error: true },
        input: JSON.stringify({ order: { kind: 'accountDeleted', email: 'gone@example.test', name: 'Jo' } }),
      },
      { updated_at: ago(1.1) },
      { updated_at: ago(0.9) },
      null,
    ],
    ['payload_jobs', { queue: 'kept-out' }, { completed_at: ago(2) }, { completed_at: ago(0.5) }, null],
    [
      'model_calls',
      { purpose: 'audit', provider: 'x', model: 'x', outcome: 'answered', charged_tokens: 1 },
      { created_at: ago(92) },
      { created_at: ago(89) },
    ],
  ])(
    'ends in %s when its time is over, and not before',
    async (table, common, over, current, ownerColumn = 'owner_id') => {
      const belonging = ownerColumn ? { [ownerColumn]: owner } : {};
      const ended = await insert(table, { ...common, ...belonging, ...over });
      const living = await insert(table, { ...common, ...belonging, ...current });
      await run();
      expect(await idsLeft(table, [ended, living])).toEqual([living]);
    },
  );

  it.each([
    ['analysis_drafts', { draft_key: 'x', answers: '{}', step: 1, furthest_step: 1 }],
    ['audit_drafts', { draft_key: 'x', answers: '{}', section: 0 }],
  ])('ends in %s after a year', async (table, draft) => {
    const other = (await createAccount()).id;
    const ended = await insert(table, { ...draft, owner_id: owner, updated_at: ago(366) });
    const living = await insert(table, { ...draft, owner_id: other, updated_at: ago(360) });
    await run();
    expect(await idsLeft(table, [ended, living])).toEqual([living]);
  });

  it('ends in the trail of whoever was invited and never came', async () => {
    const email = () => `${randomUUID()}@example.test`;
    const invite = (expires: Date) =>
      insert('invitations', { email: email(), role: 'client', expires_at: expires });
    const note = (subject: number, action: string, label: string) =>
      insert('trail_entries', {
        ...{ subject: 'invitations', subject_id: subject, subject_label: label },
        ...{ action, changes: '[]' },
      });
    const [over, waiting] = [await invite(ago(31)), await invite(ago(29))];
    // Numbers that no invitation has any more.
    const [withdrawn, accepted] = [over + 1_000_000, over + 1_000_001];
    const [kept, came] = [email(), email()];
    const entries = [
      await note(over, 'create', email()),
      await note(withdrawn, 'create', email()),
      await note(withdrawn, 'delete', email()),
      await note(waiting, 'create', kept),
      await note(accepted, 'create', came),
      await note(accepted, 'accept', came),
    ];
    await run();
    const { rows } = await payload.db.pool.query<{ label: string }>(
      'select subject_label as label from trail_entries where id = any($1) order by id',
      [entries],
    );
    expect(rows.map(({ label }) => label)).toEqual([
      ...[`Invitation ${over}`, `Invitation ${withdrawn}`, `Invitation ${withdrawn}`],
      ...[kept, came, came],
    ]);
  });

  it('ends among counters and links of reports, whose rows stay', async () => {
    const key = randomUUID();
    const count = (expire: number) =>
      payload.db.pool.query('insert into rate_limits (key, points, expire) values ($1, 1, $2)', [
        `${key}${expire}`,
        expire,
      ]);
    await count(Date.now() - 1_000);
    await count(Date.now() + 600_000);
    const share = (hash: string, until: Date) =>
      insert('audit_reports', {
        ...{ owner_id: owner, answers: '{}', overall_score: 1, section_scores: '{}' },
        ...{ share_token_hash: hash, share_expires_at: until },
      });
    const ended = await share(`${key}-old`, ago(1));
    const living = await share(`${key}-new`, ago(-1));
    await run();
    const counters = await payload.db.pool.query('select 1 from rate_limits where key like $1', [`${key}%`]);
    expect(counters.rowCount).toBe(1);
    const shares = await payload.db.pool.query(
      'select share_token_hash as hash from audit_reports where id = any($1) order by id',
      [[ended, living]],
    );
    expect(shares.rows).toEqual([{ hash: null }, { hash: `${key}-new` }]);
  });

  it('ends in batches, however much there is, and a second time nothing more', async () => {
    await payload.db.pool.query(
      `insert into sessions (user_id, last_seen_at, expires_at)
       select $1, now(), now() - interval '1 day' from generate_series(1, 2500)`,
      [owner],
    );
    await Promise.all([run(), run()]);
    await run();
    const { rowCount } = await payload.db.pool.query('select 1 from sessions where user_id = $1', [owner]);
    expect(rowCount).toBe(0);
  });

  it('keeps an account’s latest preferences only', async () => {
    const { token } = await signedInAccount({ role: 'marketer' });
    await api('POST', '/api/payload-preferences/mine', { token, body: { value: { own: true } } });
    const first = await payload.db.pool.query<{ id: number }>(
      `with made as (
         insert into payload_preferences (key) select 'p' || n from generate_series(1, 205) as n returning id)
       insert into payload_preferences_rels (parent_id, path, users_id)
       select id, 'user', $1 from made returning parent_id as id`,
      [owner],
    );
    await run();
    const ids = first.rows.map(({ id }) => id);
    expect(await idsLeft('payload_preferences', ids)).toEqual(
      ids.toSorted((one, other) => one - other).slice(5),
    );
    const mine = await api('GET', '/api/payload-preferences/mine', { token });
    expect(mine.body.value).toEqual({ own: true });
  });

  it.each([
    ['57014', 'is told in the log when a statement took longer than it may', 1],
    ['55P03', 'is not told of when somebody else kept a table for a moment', 0],
  ])('%s: %s', async (code, _what, times) => {
    const cause = Object.assign(new Error('canceled'), { code });
    const execute = vi.spyOn(payload.db.drizzle, 'execute');
    const log = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    execute.mockRejectedValueOnce(new Error('Failed query', { cause }));
    await cleanUpAsAsked({ req: await createLocalReq({}, payload), key: jobsKey(env.PAYLOAD_SECRET) });
    expect(log).toHaveBeenCalledTimes(times);
  });

  it('is left to the process that is at it already', async () => {
    const ended = await insert('sessions', { user_id: owner, last_seen_at: ago(2), expires_at: ago(1) });
    const isDone = await withDatabaseLock(7_316_406, async () => {
      await run();
      expect(await idsLeft('sessions', [ended])).toEqual([ended]);
    });
    expect(isDone).toBe(true);
    await run();
    expect(await idsLeft('sessions', [ended])).toEqual([]);
  });
});

async function writeOld(directory: string, name: string, days: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  await writeFile(path.join(directory, name), 'x');
  await utimes(path.join(directory, name), ago(days), ago(days));
}

describe('files that nothing names', () => {
  beforeEach(() => rm(mediaDirectory, { recursive: true, force: true }));

  const ours = async (names: string[]) =>
    (await readdir(mediaDirectory)).filter((name) => names.includes(name));

  it('are removed from the folder of pictures after a day, and those of rows never', async () => {
    const { token } = await signedInAccount({ role: 'marketer' });
    const data = new Uint8Array(await plainPng(1000, 400));
    const { doc } = (await uploadPicture({ token, data })).body;
    const named = [doc.filename, doc.sizes?.small?.filename, doc.sizes?.medium?.filename].map(String);
    await Promise.all(named.map((name) => writeOld(mediaDirectory, name, 400)));
    const [old, young] = [`${randomUUID()}.webp`, `${randomUUID()}.webp`];
    const [left, underway] = [`.part-${randomUUID()}`, `.part-${randomUUID()}`];
    await writeOld(mediaDirectory, old, 2);
    await writeOld(mediaDirectory, young, 0.5);
    await writeOld(mediaDirectory, left, 0.1);
    await writeOld(mediaDirectory, underway, 0.01);
    await run();
    const kept = await ours([...named, old, young, left, underway]);
    expect(kept.toSorted()).toEqual([...named, young, underway].toSorted());
  });

  it('are left alone where most are unknown: the folder belongs to another database', async () => {
    const { token } = await signedInAccount({ role: 'marketer' });
    await uploadPicture({ token, data: new Uint8Array(await plainPng(10, 10)) });
    const foreign = Array.from({ length: 2 }, () => `${randomUUID()}.webp`);
    await Promise.all(foreign.map((name) => writeOld(mediaDirectory, name, 30)));
    await run();
    expect(await ours(foreign)).toHaveLength(foreign.length);
  });

  it('and mails of long ago are removed from the outbox', async () => {
    const [old, young] = [`${randomUUID()}.txt`, `${randomUUID()}.txt`];
    await writeOld(outboxDirectory, old, 31);
    await writeOld(outboxDirectory, young, 29);
    await run();
    const left = await readdir(outboxDirectory);
    expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
    await rm(path.join(outboxDirectory, young));
  });
});
