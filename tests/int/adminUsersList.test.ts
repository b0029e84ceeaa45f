import { beforeAll, describe, expect, it } from 'vitest';
import type { ManagedUser, UserAnalysis } from '@/schemas/users';
import { createAccount, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { download } from '../helpers/files';
import { testPayload } from '../helpers/testPayload';
import { newUser, userDesk } from '../helpers/manageUsers';
import { generateAnalysis } from '../helpers/generateAnalysis';

const desk = userDesk();

describe('the list', () => {
  const list = (query: string) => desk.call<ManagedUser[]>('GET', `?${query}`);
  const marker = `q${Date.now().toString(36)}`;
  const people = [
    { name: `Ada ${marker}`, company: 'Zeta Works', reportLimit: 4 },
    { name: `bert ${marker}`, company: null },
    { name: `Cleo ${marker}`, company: '100%_sure\\', isAdmin: true },
  ];

  beforeAll(async () => {
    for (const person of people) await desk.call('POST', '', newUser(person));
  });

  const names = (answer: { body: ManagedUser[] }) => answer.body.map(({ name }) => name.split(' ')[0]);

  it('is a plain array of everybody, newest first, without parameters', async () => {
    const answer = await api<ManagedUser[]>('GET', '/api/admin/users', { token: desk.admin.token });
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

  it('narrows by when people joined, together with all else', async () => {
    const joined = { Ada: '2001-02-03T10:00:00.000Z', bert: '2001-02-04T00:00:00.000Z' };
    const { pool } = (await testPayload()).db;
    for (const [name, at] of Object.entries(joined))
      await pool.query('update users set created_at = $1 where name = $2', [at, `${name} ${marker}`]);
    const day = 'from=2001-02-03T00:00:00.000Z&to=2001-02-04T00:00:00.000Z';
    expect(names(await list(`${day}&sort=name`))).toEqual(['Ada']);
    expect((await list(day)).headers.get('X-Total-Count')).toBe('1');
    expect(names(await list('to=2001-02-05T00:00:00.000Z'))).toEqual(['bert', 'Ada']);
    expect(names(await list(`search=${marker}&from=2001-02-05T00:00:00.000Z`))).toEqual(['Cleo']);
    expect(names(await list('role=admin&to=2001-02-05T00:00:00.000Z'))).toEqual([]);
    const { data } = await download(`/api/admin/users/export?${day}`, desk.admin.token);
    expect([...data.toString('utf8').matchAll(/^\d+,(\w+) /gm)].map(([, name]) => name)).toEqual(['Ada']);
  });

  it('keeps the totals right through changes of role and deletions', async () => {
    const { pool } = (await testPayload()).db;
    const totals = async () =>
      (await pool.query('select role, count::int from user_totals where count > 0 order by role')).rows;
    const counted = async () =>
      (await pool.query('select role::text, count(*)::int from users group by 1 order by 1')).rows;
    const { id } = await createAccount();
    await desk.call('PUT', `/${id}`, { isAdmin: true });
    expect(await totals()).toEqual(await counted());
    await desk.call('PUT', `/${id}`, { isAdmin: false });
    await desk.call('DELETE', `/${id}`);
    expect(await totals()).toEqual(await counted());
  });

  it('counts the reports of each account', async () => {
    const client = await signedInAccount();
    await generateAnalysis(client.token);
    await generateAnalysis(client.token);
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
    'from=yesterday',
    'to=2001-02-30T00:00:00.000Z',
    `search=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('the file of all accounts', () => {
  it('holds those that match, with formulas made harmless', async () => {
    const marker = `x${Date.now().toString(36)}`;
    await desk.call('POST', '', newUser({ name: `=cmd ${marker}`, company: 'Smith, Sons & "Co"' }));
    await desk.call('POST', '', newUser({ name: `Bea ${marker}`, company: null, isAdmin: true }));
    const { data, headers } = await download(`/api/admin/users/export?search=${marker}`, desk.admin.token);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const [heads, second, first, ...rest] = data.toString('utf8').split('\r\n');
    expect(heads).toBe('\uFEFFID,Name,Email,Company,Role,Report limit,Reports,Joined');
    expect(second).toMatch(/^\d+,Bea \w+,\S+@example\.test,,admin,,0,\d{4}-/);
    expect(first).toMatch(/^\d+,'=cmd \w+,\S+@example\.test,"Smith, Sons & ""Co""",client,5,0,\d{4}-/);
    expect(rest).toEqual(['']);
  });

  it('is in the order that is asked for, newest first unless told', async () => {
    const marker = `x${Date.now().toString(36)}`;
    for (const letter of ['B', 'C', 'A'])
      await desk.call('POST', '', newUser({ name: `${letter} ${marker}` }));
    const letters = async (query: string) => {
      const path = `/api/admin/users/export?search=${marker}${query}`;
      const { data } = await download(path, desk.admin.token);
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
    for (let count = 0; count < 11; count += 1) await generateAnalysis(client.token);
    const all = await desk.call<UserAnalysis[]>('GET', `/${client.id}/reports`);
    expect(all.body).toHaveLength(11);
    expect(all.body[0]).toEqual({
      id: expect.any(Number),
      list_name: 'Office plan',
      industry: 'Offices of Lawyers',
      created_at: expect.any(String),
    });
    const ten = await desk.call<UserAnalysis[]>('GET', `/${client.id}/reports?page=1&limit=10`);
    expect(ten.body).toEqual(all.body.slice(0, 10));
    expect(ten.headers.get('X-Total-Count')).toBe('11');
  });
});
