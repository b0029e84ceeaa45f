import { beforeAll, describe, expect, it } from 'vitest';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { DeletedUser, ManagedUser, UserAnalysis } from '@/schemas/users';
import {
  createAccount,
  freshEmail,
  goodPassword,
  signedInAccount,
  type TestAccount,
} from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api } from '../helpers/api';
import { download } from '../helpers/files';
import { testPayload } from '../helpers/testPayload';

let admin: TestAccount;
beforeAll(async () => {
  admin = await signedInAccount({ role: 'admin' });
});

const call = <Body = ManagedUser>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  api<Body>(method, `/api/admin/users${path}`, { token: admin.token, body });

const newUser = (overrides: Record<string, unknown> = {}) => ({
  name: 'Zoë Žižek',
  email: freshEmail(),
  password: goodPassword,
  company: 'Ω & Söhne',
  isAdmin: false,
  reportLimit: 5,
  ...overrides,
});

const generate = (token: string) =>
  api<PresentedAnalysis>('POST', '/api/analysis/generate', { token, body: analysisBody() });

interface Refusal {
  message: string;
  errors?: { field: string; message: string }[];
}

describe('creating an account', () => {
  it('answers the account, which can sign in', async () => {
    const body = newUser();
    const created = await call('POST', '', body);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: body.name,
      email: body.email,
      company: body.company,
      isAdmin: false,
      role: 'client',
      reportLimit: 5,
      reportCount: 0,
    });
    expect(JSON.stringify(created.body)).not.toMatch(/hash|salt|password/);
    const { email, password } = body;
    expect((await api('POST', '/api/auth/login', { body: { email, password } })).status).toBe(200);
  });

  it('gives clients the usual limit and administrators none', async () => {
    expect((await call('POST', '', newUser({ reportLimit: null }))).body.reportLimit).toBe(3);
    expect((await call('POST', '', newUser({ isAdmin: true }))).body).toMatchObject({
      isAdmin: true,
      reportLimit: null,
    });
  });

  it('keeps an empty company as none and the address without case', async () => {
    const email = freshEmail();
    const created = await call('POST', '', newUser({ company: '  ', email: ` ${email.toUpperCase()} ` }));
    expect(created.body).toMatchObject({ company: null, email });
  });

  it.each<[string, unknown, string]>([
    ['name', '   ', 'Name is required'],
    ['name', 'x'.repeat(300), 'Must be at most 120 characters'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Enter a valid email address'],
    ['email', `${'x'.repeat(300)}@example.test`, 'Must be at most 254 characters'],
    ['email', { toString: 'x' }, 'Email is required'],
    ['password', '12345', 'Must be at least 6 characters'],
    ['password', 'password', 'This password is among the most used ones. Please choose another.'],
    ['isAdmin', 'true', 'isAdmin must be true or false'],
    ['isAdmin', 1, 'isAdmin must be true or false'],
    ['reportLimit', 0, 'Report limit must be a whole number from 1 to 100'],
    ['reportLimit', 101, 'Report limit must be a whole number from 1 to 100'],
    ['reportLimit', 1.5, 'Report limit must be a whole number from 1 to 100'],
    ['reportLimit', '5', 'Report limit must be a whole number from 1 to 100'],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await api<Refusal>('POST', '/api/admin/users', {
      token: admin.token,
      body: newUser({ [field]: value }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field, message }]);
  });

  it('names every missing field', async () => {
    const { body } = await api<Refusal>('POST', '/api/admin/users', { token: admin.token, body: {} });
    expect(body.errors?.map(({ field }) => field)).toEqual(['name', 'email', 'password']);
  });

  it('takes an address once, however many try at once', async () => {
    const body = newUser();
    const answers = await Promise.all(Array.from({ length: 6 }, () => call<Refusal>('POST', '', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.errors).toEqual([
      { field: 'email', message: 'An account with this email already exists' },
    ]);
  });

  it('takes nothing that isn’t asked for', async () => {
    const created = await call(
      'POST',
      '',
      newUser({ role: 'admin', id: 1, createdAt: '2001-01-01T00:00:00Z' }),
    );
    expect(created.body.role).toBe('client');
    expect(created.body.createdAt).not.toContain('2001');
  });
});

describe('changing an account', () => {
  it('changes what is sent and leaves the rest', async () => {
    const { id, email } = await createAccount();
    const changed = await call('PUT', `/${id}`, { name: 'Иван Ἀλέξανδρος 山田', company: null });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      name: 'Иван Ἀλέξανδρος 山田',
      company: null,
      email,
      reportLimit: 3,
    });
    expect((await call('GET', `/${id}`)).body).toEqual(changed.body);
  });

  it('raises and lowers the limit for a session that is open', async () => {
    const client = await signedInAccount({ reportLimit: 1 });
    expect((await generate(client.token)).status).toBe(201);
    expect((await generate(client.token)).status).toBe(403);
    await call('PUT', `/${client.id}`, { reportLimit: 2 });
    expect((await generate(client.token)).status).toBe(201);
    await call('PUT', `/${client.id}`, { reportLimit: 1 });
    expect((await generate(client.token)).body).toMatchObject({ current: 2, limit: 1 });
  });

  it('makes and unmakes an administrator in an open session', async () => {
    const client = await signedInAccount();
    const list = () => api('GET', '/api/admin/users?limit=1', { token: client.token });
    expect((await list()).status).toBe(403);
    await call('PUT', `/${client.id}`, { isAdmin: true, reportLimit: null });
    expect((await list()).status).toBe(200);
    const demoted = await call('PUT', `/${client.id}`, { isAdmin: false });
    expect(demoted.body).toMatchObject({ role: 'client', reportLimit: 3 });
    expect((await list()).status).toBe(403);
  });

  it('leaves a marketer one, whom the switch doesn’t know', async () => {
    const { id } = await createAccount({ role: 'marketer' });
    expect((await call('PUT', `/${id}`, { name: 'Kim', isAdmin: false })).body.role).toBe('marketer');
  });

  it('refuses the version that somebody else has changed meanwhile', async () => {
    const { id } = await createAccount();
    const { updatedAt } = (await call('GET', `/${id}`)).body;
    expect((await call('PUT', `/${id}`, { name: 'First', updatedAt })).status).toBe(200);
    const late = await call<Refusal>('PUT', `/${id}`, { name: 'Second', updatedAt });
    expect(late.status).toBe(409);
    expect(late.body.message).toBe(
      'Someone else changed this user in the meantime. Load the latest version and try again.',
    );
    expect((await call('GET', `/${id}`)).body.name).toBe('First');
  });

  it('lets exactly one of two who save the same version at once', async () => {
    const { id } = await createAccount();
    const { updatedAt } = (await call('GET', `/${id}`)).body;
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => call('PUT', `/${id}`, { name, updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses an address that another account has', async () => {
    const [one, other] = [await createAccount(), await createAccount()];
    const answer = await call<Refusal>('PUT', `/${one.id}`, {
      name: 'Changed',
      email: other.email.toUpperCase(),
    });
    expect(answer.status).toBe(409);
    expect((await call('GET', `/${one.id}`)).body).toMatchObject({ name: one.name, email: one.email });
    expect((await call('PUT', `/${one.id}`, { email: one.email })).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ['name', ''],
    ['name', null],
    ['email', 'x'.repeat(300)],
    ['reportLimit', 0],
    ['reportLimit', 101],
    ['reportLimit', 1.5],
    ['reportLimit', 'ten'],
    ['isAdmin', 'yes'],
    ['updatedAt', 'yesterday'],
  ])('refuses %s %j and changes nothing', async (field, value) => {
    const { id } = await createAccount();
    const before = (await call('GET', `/${id}`)).body;
    const answer = await call<Refusal>('PUT', `/${id}`, { company: 'Changed', [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.field).toBe(field);
    expect((await call('GET', `/${id}`)).body).toEqual(before);
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999', '2147483647', '1%20or%201=1', '%00'])(
    'finds nobody at %s',
    async (id) => {
      expect((await call('GET', `/${id}`)).status).toBe(404);
      expect((await call('PUT', `/${id}`, { name: 'X' })).status).toBe(404);
      expect((await call('DELETE', `/${id}`)).status).toBe(404);
      expect((await call('GET', `/${id}/reports`)).status).toBe(404);
    },
  );
});

describe('deleting an account', () => {
  it('takes its analyses and sessions with it, and says how many', async () => {
    const client = await signedInAccount();
    const analysis = (await generate(client.token)).body;
    await generate(client.token);
    const deleted = await call<DeletedUser>('DELETE', `/${client.id}`);
    expect(deleted.status).toBe(200);
    expect(deleted.body).toEqual({ message: 'User deleted', deletedReports: 2 });
    expect((await api('GET', '/api/auth/me', { token: client.token })).status).toBe(401);
    const path = `/api/admin/analysis/${analysis.id}`;
    expect((await api('GET', path, { token: admin.token })).status).toBe(404);
    expect((await call('PUT', `/${client.id}`, { name: 'Ghost' })).status).toBe(404);
    expect((await call('DELETE', `/${client.id}`)).status).toBe(404);
  });

  it('leaves no analysis behind that is made at the same time', async () => {
    const client = await signedInAccount({ reportLimit: 50 });
    const [deleted] = await Promise.all([
      call<DeletedUser>('DELETE', `/${client.id}`),
      ...Array.from({ length: 5 }, () => generate(client.token)),
    ]);
    expect(deleted.status).toBe(200);
    const payload = await testPayload();
    const left = await payload.db.pool.query(
      'select count(*)::int as count from analyses where owner_id is null',
    );
    expect(left.rows).toEqual([{ count: 0 }]);
  });

  it('refuses oneself and other administrators', async () => {
    const other = await createAccount({ role: 'admin' });
    for (const id of [admin.id, other.id]) {
      expect((await call<Refusal>('DELETE', `/${id}`)).status).toBe(403);
      const throughCms = await api('DELETE', `/api/users/${id}`, { token: admin.token });
      expect(throughCms.status).toBeGreaterThanOrEqual(400);
      expect((await call('GET', `/${id}`)).status).toBe(200);
    }
  });
});

describe('the last administrator', () => {
  /** Leaves two administrators; gives the others their role back afterwards. */
  async function withTwoAdmins(work: (one: TestAccount, other: TestAccount) => Promise<void>): Promise<void> {
    const { pool } = (await testPayload()).db;
    const one = await signedInAccount({ role: 'admin' });
    const other = await signedInAccount({ role: 'admin' });
    const { rows } = await pool.query<{ id: number }>(
      `update users set role = 'client' where role = 'admin' and id not in ($1, $2) returning id`,
      [one.id, other.id],
    );
    try {
      await work(one, other);
    } finally {
      await pool.query(`update users set role = 'admin' where id = any($1)`, [rows.map(({ id }) => id)]);
    }
  }

  it('remains when two demote each other at once', async () => {
    await withTwoAdmins(async (one, other) => {
      const demote = (by: TestAccount, whom: TestAccount) =>
        api<Refusal>('PUT', `/api/admin/users/${whom.id}`, { token: by.token, body: { isAdmin: false } });
      const answers = await Promise.all([demote(one, other), demote(other, one)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
        'There must be at least one administrator',
      );
    });
  });

  it('can’t be demoted or deleted at any door', async () => {
    await withTwoAdmins(async (one, other) => {
      const { token } = one;
      await api('PUT', `/api/admin/users/${other.id}`, { token, body: { isAdmin: false } });
      const own = `/api/admin/users/${one.id}`;
      expect((await api('PUT', own, { token, body: { isAdmin: false } })).status).toBe(409);
      const throughCms = await api('PATCH', `/api/users/${one.id}`, { token, body: { role: 'client' } });
      expect(throughCms.status).toBe(409);
      const payload = await testPayload();
      await expect(payload.delete({ collection: 'users', id: one.id })).rejects.toThrow(
        'There must be at least one administrator',
      );
      expect((await api('GET', own, { token })).body).toMatchObject({ isAdmin: true });
    });
  });
});

describe('the list', () => {
  const list = (query: string) => call<ManagedUser[]>('GET', `?${query}`);
  const marker = `q${Date.now().toString(36)}`;
  const people = [
    { name: `Ada ${marker}`, company: 'Zeta Works', reportLimit: 4 },
    { name: `bert ${marker}`, company: null },
    { name: `Cleo ${marker}`, company: '100%_sure\\', isAdmin: true },
  ];

  beforeAll(async () => {
    for (const person of people) await call('POST', '', newUser(person));
  });

  const names = (answer: { body: ManagedUser[] }) => answer.body.map(({ name }) => name.split(' ')[0]);

  it('is a plain array of everybody, newest first, without parameters', async () => {
    const answer = await api<ManagedUser[]>('GET', '/api/admin/users', { token: admin.token });
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(Number(answer.headers.get('X-Total-Count'))).toBe(answer.body.length);
    const ids = answer.body.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(names({ body: answer.body.filter(({ name }) => name.includes(marker)) })).toEqual([
      'Cleo',
      'bert',
      'Ada',
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/"(hash|salt|resetPassword\w*)"/);
  });

  it('searches in names, companies and addresses, whatever the case', async () => {
    expect(names(await list(`search=${marker.toUpperCase()}&sort=name`))).toEqual(['Ada', 'bert', 'Cleo']);
    expect(names(await list(`search=${marker}%20zETA`))).toEqual(['Ada']);
    expect(names(await list(`search=${encodeURIComponent(`${marker} %_sure\\`)}`))).toEqual(['Cleo']);
    expect(names(await list(`search=${marker}%25`))).toEqual([]);
  });

  it.each([
    ['name', ['Ada', 'bert', 'Cleo']],
    ['-name', ['Cleo', 'bert', 'Ada']],
    ['createdAt', ['Ada', 'bert', 'Cleo']],
    ['company', ['Cleo', 'Ada', 'bert']],
  ])('sorts by %s', async (sort, expected) => {
    expect(names(await list(`search=${marker}&sort=${sort}`))).toEqual(expected);
  });

  it('pages without leaving anybody out, and says how many there are', async () => {
    const first = await list(`search=${marker}&sort=name&page=1&limit=2`);
    const second = await list(`search=${marker}&sort=name&page=2&limit=2`);
    expect([...names(first), ...names(second)]).toEqual(['Ada', 'bert', 'Cleo']);
    expect(first.headers.get('X-Total-Count')).toBe('3');
    expect((await list(`search=${marker}&page=90&limit=100`)).body).toEqual([]);
  });

  it('filters by role', async () => {
    expect(names(await list(`search=${marker}&role=admin`))).toEqual(['Cleo']);
    const clients = await list('role=client&limit=100');
    expect(new Set(clients.body.map(({ role }) => role))).toEqual(new Set(['client']));
  });

  it('keeps the totals right through changes of role and deletions', async () => {
    const { pool } = (await testPayload()).db;
    const totals = async () =>
      (await pool.query('select role, count::int from user_totals where count > 0 order by role')).rows;
    const counted = async () =>
      (await pool.query('select role::text, count(*)::int from users group by 1 order by 1')).rows;
    const { id } = await createAccount();
    await call('PUT', `/${id}`, { isAdmin: true });
    expect(await totals()).toEqual(await counted());
    await call('PUT', `/${id}`, { isAdmin: false });
    await call('DELETE', `/${id}`);
    expect(await totals()).toEqual(await counted());
  });

  it('counts the reports of each account', async () => {
    const client = await signedInAccount();
    await generate(client.token);
    await generate(client.token);
    const { body } = await list(`search=${client.email}`);
    expect(body).toMatchObject([{ id: client.id, reportCount: 2 }]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1e9',
    'limit=0',
    'limit=101',
    'sort=hash',
    'sort=name;drop',
    'role=root',
    `search=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('the file of all accounts', () => {
  it('holds those that match, with formulas made harmless', async () => {
    const marker = `x${Date.now().toString(36)}`;
    await call('POST', '', newUser({ name: `=cmd ${marker}`, company: 'Smith, Sons & "Co"' }));
    await call('POST', '', newUser({ name: `Bea ${marker}`, company: null, isAdmin: true }));
    const { data, headers } = await download(`/api/admin/users/export?search=${marker}`, admin.token);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const [heads, second, first, ...rest] = data.toString('utf8').split('\r\n');
    expect(heads).toBe('\uFEFFID,Name,Email,Company,Role,Report limit,Reports,Joined');
    expect(second).toMatch(/^\d+,Bea \w+,\S+@example\.test,,admin,,0,\d{4}-/);
    expect(first).toMatch(/^\d+,'=cmd \w+,\S+@example\.test,"Smith, Sons & ""Co""",client,5,0,\d{4}-/);
    expect(rest).toEqual(['']);
  });

  it('is in the order that is asked for, newest first unless told', async () => {
    const marker = `x${Date.now().toString(36)}`;
    for (const letter of ['B', 'C', 'A']) await call('POST', '', newUser({ name: `${letter} ${marker}` }));
    const letters = async (query: string) => {
      const path = `/api/admin/users/export?search=${marker}${query}`;
      const { data } = await download(path, admin.token);
      return [...data.toString('utf8').matchAll(/^\d+,(\w) /gm)].map(([, letter]) => letter).join('');
    };
    expect(await letters('')).toBe('ACB');
    expect(await letters('&sort=name')).toBe('ABC');
    expect(await letters('&sort=-name')).toBe('CBA');
  });
});

describe('an account’s reports', () => {
  it('are listed newest first, in pages', async () => {
    const client = await signedInAccount({ reportLimit: 12 });
    for (let count = 0; count < 11; count += 1) await generate(client.token);
    const all = await call<UserAnalysis[]>('GET', `/${client.id}/reports`);
    expect(all.body).toHaveLength(11);
    expect(all.body[0]).toEqual({
      id: expect.any(Number),
      list_name: 'Office plan',
      industry: 'Offices of Lawyers',
      created_at: expect.any(String),
    });
    const ten = await call<UserAnalysis[]>('GET', `/${client.id}/reports?page=1&limit=10`);
    expect(ten.body).toEqual(all.body.slice(0, 10));
    expect(ten.headers.get('X-Total-Count')).toBe('11');
  });
});
