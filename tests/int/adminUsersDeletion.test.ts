import { describe, expect, it } from 'vitest';
import type { DeletedUser } from '@/schemas/users';
import { createAccount, signedInAccount, type TestAccount } from '../factories/account';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
import { testPayload } from '../helpers/testPayload';
import { type Refusal, userDesk } from '../helpers/manageUsers';
import { generateAnalysis } from '../helpers/generateAnalysis';

const desk = userDesk();

describe('deleting an account', () => {
  it('takes its analyses and sessions with it, and says how many', async () => {
    const client = await signedInAccount();
    const analysis = (await generateAnalysis(client.token)).body;
    await generateAnalysis(client.token);
    const deleted = await desk.call<DeletedUser>('DELETE', `/${client.id}`);
    expect(deleted.status).toBe(200);
    expect(deleted.body).toEqual({ message: 'User deleted', deletedReports: 2 });
    expect((await api('GET', '/api/auth/me', { token: client.token })).status).toBe(401);
    const path = `/api/admin/analysis/${analysis.id}`;
    expect((await api('GET', path, { token: desk.admin.token })).status).toBe(404);
    expect((await desk.call('PUT', `/${client.id}`, { name: 'Ghost' })).status).toBe(404);
    expect((await desk.call('DELETE', `/${client.id}`)).status).toBe(404);
  });

  it('leaves no analysis behind that is made at the same time', async () => {
    const client = await signedInAccount({ reportLimit: 50 });
    const [deleted] = await Promise.all([
      desk.call<DeletedUser>('DELETE', `/${client.id}`),
      ...Array.from({ length: 5 }, () => generateAnalysis(client.token)),
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
    for (const id of [desk.admin.id, other.id]) {
      expect((await desk.call<Refusal>('DELETE', `/${id}`)).status).toBe(403);
      const throughCms = await api('DELETE', `/api/users/${id}`, { token: desk.admin.token });
      expect(throughCms.status).toBeGreaterThanOrEqual(400);
      expect((await desk.call('GET', `/${id}`)).status).toBe(200);
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
      const { pool } = (await testPayload()).db;
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      // Both have passed the access check, and wait for the same rows.
      const answers = await askWhileChanged(
        ['select 1 from users where id = any($1) for update', [[one.id, other.id]]],
        () => Promise.all([demote(one, other), demote(other, one)]),
        () => expect.poll(async () => (await pool.query(waiting)).rowCount).toBeGreaterThan(1),
      );
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
