import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/env';
import type { Belongings, UserOutcome } from '@/schemas/userBulk';
import type { ManagedUser } from '@/schemas/users';
import type { TrailEntryAnswer } from '@/schemas/trail';
import { jobsKey } from '../../src/access/jobsKey.mjs';
import { createAccount, goodPassword, signedInAccount, type TestAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { auditAnswers } from '../factories/auditAnswers';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
import { testPayload } from '../helpers/testPayload';

let admin: TestAccount;
beforeAll(async () => {
  admin = await signedInAccount({ role: 'admin' });
});

const call = <Body = UserOutcome[]>(method: 'GET' | 'POST', path: string, body?: unknown, by = admin) =>
  api<Body>(method, `/api/admin/users${path}`, { token: by.token, body });
const change = (changes: unknown[], by = admin) => call('POST', '/changes', { changes }, by);
const remove = (ids: readonly number[]) => call('POST', '/removals', { ids });
const keep = (ids: readonly number[]) => call('POST', '/removals/undo', { ids });
const read = async (id: number) => (await call<ManagedUser>('GET', `/${id}`)).body;
const trail = async (search: string | number) =>
  (
    await api<TrailEntryAnswer[]>('GET', `/api/admin/trail?search=${encodeURIComponent(search)}`, {
      token: admin.token,
    })
  ).body;
const logIn = (email: string) => api('POST', '/api/auth/login', { body: { email, password: goodPassword } });
const outcomes = (answer: UserOutcome[]) => answer.map(({ outcome, message }) => [outcome, message]);

describe('changing several accounts', () => {
  it('changes each, says what it was before, and notes it in the trail', async () => {
    const [one, other] = [await createAccount({ reportLimit: 7 }), await createAccount()];
    const { status, body } = await change([one, other].map(({ id }) => ({ id, reportLimit: 20 })));
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: one.id, outcome: 'done', before: { role: 'client', reportLimit: 7 }, user: { reportLimit: 20 } },
      { id: other.id, outcome: 'done', before: { reportLimit: 3 }, user: { reportLimit: 20 } },
    ]);
    expect(body[0]?.user).toEqual(await read(one.id));
    expect((await trail(one.email))[0]?.changes).toEqual([{ field: 'reportLimit', from: '7', to: '20' }]);
  });

  it('is undone to what each was before, a marketer included', async () => {
    const marketer = await createAccount({ role: 'marketer', reportLimit: 5 });
    const client = await createAccount({ reportLimit: 9 });
    const { body } = await change([marketer, client].map(({ id }) => ({ id, isAdmin: true })));
    expect(body.map(({ user }) => user?.role)).toEqual(['admin', 'admin']);
    const undone = await change(
      body.map(({ id, before, user }) => ({
        id,
        ...before,
        expected: { role: user?.role, reportLimit: user?.reportLimit },
      })),
    );
    expect(undone.body).toMatchObject([
      { outcome: 'done', user: { role: 'marketer', reportLimit: 5 } },
      { outcome: 'done', user: { role: 'client', reportLimit: 9 } },
    ]);
  });

  it('undoes nothing that somebody has changed meanwhile, and the rest all the same', async () => {
    const [one, other] = [await createAccount(), await createAccount()];
    await change([one, other].map(({ id }) => ({ id, reportLimit: 20 })));
    await api('PUT', `/api/admin/users/${one.id}`, { token: admin.token, body: { reportLimit: 21 } });
    const expected = { role: 'client', reportLimit: 20 };
    const undone = await change([one, other].map(({ id }) => ({ id, reportLimit: 3, expected })));
    expect(outcomes(undone.body)).toEqual([
      ['refused', 'Someone else changed this user in the meantime. Load the latest version and try again.'],
      ['done', null],
    ]);
    expect([(await read(one.id)).reportLimit, (await read(other.id)).reportLimit]).toEqual([21, 3]);
  });

  it('refuses single accounts with their reasons and changes the others', async () => {
    const client = await createAccount();
    const otherAdmin = await createAccount({ role: 'admin' });
    const limits = await change([admin.id, 2_147_483_647, client.id].map((id) => ({ id, reportLimit: 8 })));
    expect(outcomes(limits.body)).toEqual([
      ['refused', 'Administrators have no report limit'],
      ['refused', 'User not found'],
      ['done', null],
    ]);
    const roles = await change([admin.id, client.id, otherAdmin.id].map((id) => ({ id, isAdmin: false })));
    expect(outcomes(roles.body)).toEqual([
      ['refused', "You can't change your own user type here"],
      ['unchanged', null],
      ['done', null],
    ]);
    expect((await read(admin.id)).role).toBe('admin');
    expect(await trail(`${admin.email}`)).toSatisfy((entries: TrailEntryAnswer[]) =>
      entries.every(({ subjectId }) => subjectId !== admin.id),
    );
  });

  it('leaves a marketer one, whom the switch doesn’t know', async () => {
    const { id } = await createAccount({ role: 'marketer' });
    expect((await change([{ id, isAdmin: false }])).body).toMatchObject([
      { outcome: 'unchanged', user: { role: 'marketer' } },
    ]);
  });

  it('lets one of two administrators who demote each other at once', async () => {
    const pool = (await testPayload()).db.pool;
    const [one, other] = [await signedInAccount({ role: 'admin' }), await signedInAccount({ role: 'admin' })];
    const { rows } = await pool.query<{ id: number }>(
      `update users set role = 'client' where role = 'admin' and id not in ($1, $2) returning id`,
      [one.id, other.id],
    );
    try {
      const answers = await Promise.all([
        change([{ id: other.id, isAdmin: false }], one),
        change([{ id: one.id, isAdmin: false }], other),
      ]);
      const done = answers.filter(({ body }) => Array.isArray(body) && body[0]?.outcome === 'done');
      expect(done).toHaveLength(1);
    } finally {
      await pool.query(`update users set role = 'admin' where id = any($1)`, [rows.map(({ id }) => id)]);
    }
  });

  it.each<[unknown, string]>([
    [{}, 'changes'],
    [{ changes: [] }, 'changes'],
    [{ changes: 'all' }, 'changes'],
    [{ changes: Array.from({ length: 201 }, (_, id) => ({ id: id + 1 })) }, 'changes'],
    [{ changes: [{ id: 5 }, { id: 5 }] }, 'changes'],
    [{ changes: [{ id: 0 }] }, 'changes.0.id'],
    [{ changes: [{ id: '1' }] }, 'changes.0.id'],
    [{ changes: [{ id: 2_147_483_648 }] }, 'changes.0.id'],
    [{ changes: [{ id: 1, reportLimit: 101 }] }, 'changes.0.reportLimit'],
    [{ changes: [{ id: 1, reportLimit: 1.5 }] }, 'changes.0.reportLimit'],
    [{ changes: [{ id: 1, reportLimit: '5' }] }, 'changes.0.reportLimit'],
    [{ changes: [{ id: 1, isAdmin: 'yes' }] }, 'changes.0.isAdmin'],
    [{ changes: [{ id: 1, role: 'root' }] }, 'changes.0.role'],
    [{ changes: [{ id: 1, role: 'client', isAdmin: false }] }, 'changes.0.role'],
  ])('refuses %j', async (body, field) => {
    const answer = await call<{ errors: { field: string }[] }>('POST', '/changes', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]?.field).toBe(field);
  });
});

describe('deleting several accounts', () => {
  const backdate = async (ids: readonly number[]) => {
    const { pool } = (await testPayload()).db;
    await pool.query(`update account_removals set due_at = now() where user_id = any($1)`, [ids]);
  };
  const runJobs = () =>
    api('POST', '/api/jobs/run', { headers: { 'x-jobs-key': jobsKey(env.PAYLOAD_SECRET) } });

  it('says beforehand how much goes along', async () => {
    const client = await signedInAccount();
    const { token } = client;
    await api('POST', '/api/analysis/generate', { token, body: analysisBody() });
    await api('POST', '/api/audits', { token, body: { raw_answers: auditAnswers() } });
    const { id } = await createAccount();
    const path = `/belongings?ids=${client.id},${id},${admin.id},2147483647`;
    const counted = { accounts: 2, analyses: 1, audits: 1, inquiries: 0 };
    expect((await call<Belongings>('GET', path)).body).toEqual(counted);
  });

  it('closes them at once and can be undone, with everything as it was', async () => {
    const client = await signedInAccount();
    await api('POST', '/api/analysis/generate', { token: client.token, body: analysisBody() });
    const { body } = await remove([client.id]);
    expect(body).toMatchObject([{ id: client.id, outcome: 'done', user: { reportCount: 1 } }]);
    const { removalAt } = await read(client.id);
    expect(Date.parse(removalAt ?? '') - Date.now()).toBeGreaterThan(9 * 60_000);
    expect((await api('GET', '/api/auth/me', { token: client.token })).status).toBe(401);
    const refused = await logIn(client.email);
    expect([refused.status, refused.body.message]).toEqual([401, 'Invalid email or password']);
    const again = await api('POST', '/api/auth/signup', {
      body: { name: 'Jo', email: client.email, company: 'Jo & Co', password: goodPassword },
    });
    expect([again.status, again.body.message]).toEqual([409, 'An account with this email already exists']);
    const edited = await change([{ id: client.id, reportLimit: 9 }]);
    expect(outcomes(edited.body)).toEqual([
      ['refused', 'This account is about to be deleted. Keep it first.'],
    ]);
    expect(outcomes((await remove([client.id])).body)).toEqual([['unchanged', null]]);

    expect(outcomes((await keep([client.id])).body)).toEqual([['done', null]]);
    expect(outcomes((await keep([client.id])).body)).toEqual([['unchanged', null]]);
    expect(await read(client.id)).toMatchObject({ removalAt: null, reportCount: 1 });
    expect((await logIn(client.email)).status).toBe(200);
    const entries = await trail(client.email);
    expect(entries.map(({ changes }) => changes[0]?.field)).toEqual(['removal', 'removal']);
    expect(entries[0]?.changes[0]).toMatchObject({ from: entries[1]?.changes[0]?.to, to: null });
  });

  it('deletes for good when the time is over, and not before', async () => {
    const [due, early] = [await createAccount(), await createAccount()];
    await remove([due.id, early.id]);
    await backdate([due.id]);
    expect((await runJobs()).status).toBe(200);
    expect((await call('GET', `/${due.id}`)).status).toBe(404);
    expect((await call('GET', `/${early.id}`)).status).toBe(200);
    expect(outcomes((await keep([due.id, early.id])).body)).toEqual([
      ['refused', 'User not found'],
      ['done', null],
    ]);
    const entries = await trail(`Deleted account ${due.id}`);
    expect(entries.map(({ action, actor }) => [action, actor === null])).toEqual([
      ['delete', true],
      ['update', false],
    ]);
  });

  it('deletes nobody who was brought back at the same moment', async () => {
    const { id } = await createAccount();
    await remove([id]);
    await backdate([id]);
    const [kept] = await Promise.all([keep([id]), runJobs()]);
    const isThere = (await call('GET', `/${id}`)).status === 200;
    expect(kept.body[0]?.outcome).toBe(isThere ? 'done' : 'refused');
  });

  it('deletes nobody who was brought back since they were looked up', async () => {
    const { id } = await createAccount();
    await remove([id]);
    await backdate([id]);
    const { status } = await askWhileChanged(['select from users where id = $1 for update', [id]], runJobs, [
      'delete from account_removals where user_id = $1',
      [id],
    ]);
    expect([status, (await call('GET', `/${id}`)).status]).toEqual([200, 200]);
  });

  it('lets nobody change them at any door meanwhile', async () => {
    const { id } = await createAccount();
    await remove([id]);
    const { token } = admin;
    const body = { role: 'admin', name: 'Another' };
    const throughCms = await api<{ errors: object[] }>('PATCH', `/api/users/${id}`, { token, body });
    const inPortal = await api('PUT', `/api/admin/users/${id}`, { token, body });
    const message = 'This account is about to be deleted. Keep it first.';
    expect([throughCms.status, throughCms.body.errors]).toEqual([409, [{ message }]]);
    expect([inPortal.status, inPortal.body.message]).toEqual([409, message]);
    expect(await read(id)).toMatchObject({ role: 'client', name: 'Robin Example' });
    await keep([id]);
    expect((await api('PATCH', `/api/users/${id}`, { token, body })).status).toBe(200);
  });

  it('keeps who is an administrator by then, and notes that', async () => {
    const { id, email } = await createAccount();
    await remove([id]);
    const { pool } = (await testPayload()).db;
    await pool.query(`update users set role = 'admin' where id = $1`, [id]);
    await backdate([id]);
    await runJobs();
    expect(await read(id)).toMatchObject({ role: 'admin', removalAt: null });
    const [entry] = await trail(email);
    expect(entry).toMatchObject({ action: 'update', actor: null });
    expect(entry?.changes).toEqual([{ field: 'removal', from: expect.stringMatching(/ UTC$/), to: null }]);
  });

  it('refuses oneself and administrators', async () => {
    const other = await createAccount({ role: 'admin' });
    const { body } = await remove([admin.id, other.id]);
    expect(outcomes(body)).toEqual([
      ['refused', "You can't delete your own account here"],
      ['refused', "Administrators can't be deleted. Change the user type to User first."],
    ]);
    expect((await read(other.id)).removalAt).toBeNull();
  });

  it.each(['', 'x', '1,', '1,1', '0', '1.5', '-1', '2147483648', '9999999999999'])(
    'counts nothing for ids=%s',
    async (ids) => {
      expect((await call('GET', `/belongings?ids=${ids}`)).status).toBe(400);
    },
  );

  it.each([{}, { ids: [] }, { ids: ['1'] }, { ids: [1, 1] }, { ids: 1 }])('refuses %j', async (body) => {
    expect((await call('POST', '/removals', body)).status).toBe(400);
    expect((await call('POST', '/removals/undo', body)).status).toBe(400);
  });
});

describe('the order by number of reports', () => {
  it('holds in the list and in the file, and follows analyses that come and go', async () => {
    const marker = `Order ${Date.now().toString(36)}`;
    const [none, two, one] = [await signedInAccount(), await signedInAccount(), await signedInAccount()];
    for (const { id } of [none, two, one]) {
      await api('PUT', `/api/admin/users/${id}`, { token: admin.token, body: { company: marker } });
    }
    const ids: number[] = [];
    for (const { token } of [two, one, two]) {
      const made = await api<{ id: number }>('POST', '/api/analysis/generate', {
        token,
        body: analysisBody(),
      });
      ids.push(made.body.id);
    }
    const list = async (sort: string) =>
      (await call<ManagedUser[]>('GET', `?search=${encodeURIComponent(marker)}&sort=${sort}`)).body.map(
        ({ id, reportCount }) => [id, reportCount],
      );
    expect(await list('-reportCount')).toEqual([
      [two.id, 2],
      [one.id, 1],
      [none.id, 0],
    ]);
    expect((await list('reportCount')).map(([id]) => id)).toEqual([none.id, one.id, two.id]);
    const payload = await testPayload();
    await payload.delete({ collection: 'analyses', where: { id: { in: [ids[0], ids[2]] } } });
    expect((await list('-reportCount')).map(([id]) => id)).toEqual([one.id, two.id, none.id]);
  });
});
