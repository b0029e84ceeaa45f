import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '@/schemas/auth';
import {
  createAccount,
  freshEmail,
  goodPassword,
  signedInAccount,
  type TestAccount,
} from '../factories/account';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

let admin: TestAccount;
beforeAll(async () => {
  admin = await signedInAccount({ role: 'admin' });
});

describe('the role of an account', () => {
  it('may be sent, and decides before isAdmin, which decides without it', async () => {
    const create = async (more: object) =>
      (
        await api<SessionUser>('POST', '/api/admin/users', {
          token: admin.token,
          body: { name: 'Jo', email: freshEmail(), password: goodPassword, ...more },
        })
      ).body;
    expect(await create({ role: 'marketer' })).toMatchObject({ role: 'marketer', reportLimit: 3 });
    expect(await create({ role: 'admin', isAdmin: false })).toMatchObject({
      role: 'admin',
      reportLimit: null,
    });
    const { id } = await create({ isAdmin: true });
    const change = async (body: object) =>
      (await api<SessionUser>('PUT', `/api/admin/users/${id}`, { token: admin.token, body })).body;
    expect(await change({ role: 'marketer', isAdmin: true })).toMatchObject({
      role: 'marketer',
      reportLimit: 3,
    });
    expect(await change({ isAdmin: false })).toMatchObject({ role: 'marketer' });
    const wrong = await api('PUT', `/api/admin/users/${id}`, { token: admin.token, body: { role: 'owner' } });
    expect(wrong.status).toBe(400);
  });

  it('of the last administrator is refused to become another, alone or with others', async () => {
    const { pool } = (await testPayload()).db;
    const last = await signedInAccount({ role: 'admin' });
    const { rows } = await pool.query<{ id: number }>(
      `update users set role = 'client' where role = 'admin' and id <> $1 returning id`,
      [last.id],
    );
    try {
      const { token } = last;
      const path = `/api/admin/users/${last.id}`;
      for (const role of ['marketer', 'client']) {
        const refused = await api('PUT', path, { token, body: { role } });
        expect(refused).toMatchObject({
          status: 409,
          body: { message: 'There must be at least one administrator' },
        });
      }
      expect((await api('DELETE', path, { token })).status).toBe(403);
      expect((await api('GET', path, { token })).body).toMatchObject({ role: 'admin' });
    } finally {
      await pool.query(`update users set role = 'admin' where id = any($1)`, [rows.map(({ id }) => id)]);
    }
  });
});

describe('a change of an account', () => {
  it('is refused when somebody was faster, with their name, and goes through for who has seen it', async () => {
    const other = await signedInAccount({ role: 'admin' });
    const { id } = await createAccount();
    const path = `/api/admin/users/${id}`;
    const opened = await api<{ updatedAt: string }>('GET', path, { token: admin.token });
    await api('PUT', path, { token: other.token, body: { company: 'Theirs' } });
    const refused = await api<{ version: string }>('PUT', path, {
      token: admin.token,
      body: { name: 'Mine', updatedAt: opened.body.updatedAt },
    });
    expect(refused).toMatchObject({ status: 409, body: { changedBy: `Robin Example (${other.email})` } });
    const kept = await api('PUT', path, {
      token: admin.token,
      body: { name: 'Mine', updatedAt: refused.body.version },
    });
    expect(kept.body).toMatchObject({ name: 'Mine', company: 'Theirs' });
  });

  it('names nobody for what the trail doesn’t note, such as what its owner prefers', async () => {
    const { id, token } = await signedInAccount();
    const path = `/api/admin/users/${id}`;
    await api('PUT', path, { token: admin.token, body: { company: 'First' } });
    const opened = await api<{ updatedAt: string }>('GET', path, { token: admin.token });
    const preferences = { emailNotifications: false, marketingEmails: false, timezone: 'Europe/Vienna' };
    expect((await api('PUT', '/api/auth/preferences', { token, body: preferences })).status).toBe(200);
    const refused = await api('PUT', path, {
      token: admin.token,
      body: { name: 'Mine', updatedAt: opened.body.updatedAt },
    });
    expect(refused).toMatchObject({ status: 409, body: { changedBy: null } });
  });
});

describe('a person’s data', () => {
  it('is handed over with what was sent with their address, and goes with it when it is said so', async () => {
    const { id, email, token } = await signedInAccount();
    const payload = await testPayload();
    const cameBy = { sentFrom: '/contact', firstPage: '/blog', referrer: 'https://search.example' };
    const message = { name: 'Robin', email, message: 'Hello there', status: 'new' } as const;
    const write = (submissionKey: string, more: Partial<typeof cameBy> = {}) =>
      payload.create({ collection: 'inquiries', data: { ...message, submissionKey, ...more } });
    await write(`${email}-1`, cameBy);
    await write(`${email}-2`);
    const path = `/api/admin/users/${id}`;
    const handed = await api<Record<string, unknown>>('GET', `${path}/export`, { token: admin.token });
    const own = await api<Record<string, unknown>>('GET', '/api/auth/export', { token });
    expect(Object.keys(handed.body)).toEqual([...Object.keys(own.body), 'inquiries']);
    expect(handed.body.inquiries).toMatchObject([
      { message: 'Hello there', cameBy, entries: [] },
      { cameBy: { sentFrom: null, firstPage: null, referrer: null } },
    ]);
    const { body } = await api<object[]>('GET', `/api/admin/trail?search=${email}&action=export`, {
      token: admin.token,
    });
    expect(body).toMatchObject([{ subject: 'users', subjectId: id }]);
    const counts = await api('GET', `/api/admin/users/belongings?ids=${id}`, { token: admin.token });
    expect(counts.body).toMatchObject({ inquiries: 2 });
    await api('DELETE', `${path}?inquiries=delete`, { token: admin.token });
    const left = await payload.count({ collection: 'inquiries', where: { email: { equals: email } } });
    expect(left.totalDocs).toBe(0);
  });

  it('stays with the firm where nobody said that messages go', async () => {
    const { id, email } = await createAccount();
    const { create, count } = await testPayload();
    await create({
      collection: 'inquiries',
      data: { name: 'Robin', email, message: 'Hello there', status: 'new', submissionKey: `${email}-2` },
    });
    expect((await api('DELETE', `/api/admin/users/${id}`, { token: admin.token })).status).toBe(200);
    const kept = await count({ collection: 'inquiries', where: { email: { equals: email } } });
    expect(kept.totalDocs).toBe(1);
  });

  it('is for administrators, and of nobody who isn’t there', async () => {
    const { id } = await createAccount();
    const path = `/api/admin/users/${id}/export`;
    for (const role of ['client', 'marketer'] as const) {
      const { token } = await signedInAccount({ role });
      expect((await api('GET', path, { token })).status).toBe(403);
      expect((await api('GET', '/api/admin/users/2147483000/export', { token })).status).toBe(403);
    }
    const missing = await api('GET', '/api/admin/users/2147483000/export', { token: admin.token });
    expect(missing).toMatchObject({ status: 404, body: { message: 'User not found' } });
  });
});
