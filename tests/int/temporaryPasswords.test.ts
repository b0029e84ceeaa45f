import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionAnswer, SessionUser } from '@/schemas/auth';
import {
  createAccount,
  freshEmail,
  goodPassword,
  signedInAccount,
  type TestAccount,
} from '../factories/account';
import { api } from '../helpers/api';
import { tokenIn } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

let admin: TestAccount;
beforeAll(async () => {
  admin = await signedInAccount({ role: 'admin' });
});

const storedUser = async (email: string) => {
  const payload = await testPayload();
  return (await payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0];
};

const given = 'lantern quay 4471 given';

async function newcomer(body: object = {}) {
  const email = freshEmail();
  const created = await api<{ id: number; role: string }>('POST', '/api/admin/users', {
    token: admin.token,
    body: { name: 'Jo', email, password: given, ...body },
  });
  return { email, id: created.body.id, ...(await signIn(email, given)) };
}

async function signIn(email: string, password: string) {
  const { body } = await api<SessionAnswer>('POST', '/api/auth/login', { body: { email, password } });
  return body;
}

describe('an account that an administrator made with a password', () => {
  it.each(['client', 'marketer', 'admin'])('works at once for a %s', async (role) => {
    const { token, user } = await newcomer({ role });
    expect(user).toMatchObject({ role, mustChangePassword: true });
    const calls = [
      ['GET', '/api/auth/preferences'],
      ['GET', '/api/auth/export'],
      ['GET', '/api/analysis'],
      ...(role === 'client' ? [] : [['GET', '/api/admin/blog/posts'] as const]),
    ] as const;
    for (const [method, path] of calls) expect((await api(method, path, { token })).status).toBe(200);
  });

  it('lets staff postpone a password of their own for seven days from their first sign-in', async () => {
    const client = await newcomer();
    expect(client.user.passwordDueAt).toBeNull();
    const before = Date.now();
    const { email, user } = await newcomer({ role: 'marketer' });
    const dueAt = Date.parse(user.passwordDueAt ?? '');
    const days = (dueAt - before) / 86_400_000;
    expect([days >= 7, days < 7.01]).toEqual([true, true]);
    expect((await signIn(email, given)).user.passwordDueAt).toBe(user.passwordDueAt);
  });

  it('gives way to one that only its owner knows, and to no other', async () => {
    const { token, email } = await newcomer();
    const change = (newPassword: string) =>
      api('PUT', '/api/auth/password', { token, body: { currentPassword: given, newPassword } });
    expect((await api('POST', '/api/auth/refresh-token', { token })).status).toBe(200);
    expect((await change(given)).status).toBe(400);
    expect((await change(goodPassword)).status).toBe(200);
    expect((await api('GET', '/api/analysis', { token })).status).toBe(200);
    const { body } = await api<SessionAnswer>('POST', '/api/auth/login', {
      body: { email, password: goodPassword },
    });
    expect(body.user).toMatchObject({ mustChangePassword: false, passwordDueAt: null });
  });

  it('is also one that an administrator sets in the panel, and not one from a mailed link', async () => {
    const { id, email } = await createAccount();
    await api('PATCH', `/api/users/${id}`, { token: admin.token, body: { password: given } });
    expect(await storedUser(email)).toMatchObject({ mustChangePassword: true });
    const handed = await api<{ link: string }>('POST', `/api/admin/users/${id}/reset-link`, {
      token: admin.token,
    });
    const body = { token: tokenIn(handed.body.link), password: goodPassword };
    expect((await api('POST', '/api/auth/reset-password', { token: admin.token, body })).status).toBe(200);
    expect(await storedUser(email)).toMatchObject({ mustChangePassword: false });
    const own = await api('POST', `/api/admin/users/${admin.id}/reset-link`, { token: admin.token });
    expect(own.status).toBe(403);
  });

  it('can’t be declared one’s own by a field', async () => {
    const { id, email } = await newcomer();
    await api('PATCH', `/api/users/${id}`, { token: admin.token, body: { mustChangePassword: false } });
    expect(await storedUser(email)).toMatchObject({ mustChangePassword: true });
  });
});

describe('a password that is among the most common ones', () => {
  const common = 'Password123';
  const body = (fields: object = {}) => ({ name: 'Jo', email: freshEmail(), company: 'Firm', ...fields });

  it('is taken from clients, and stored as such beside its hash', async () => {
    for (const password of ['abcdef', 'qwerty', '123456', common]) {
      const { status, body: session } = await api<SessionAnswer>('POST', '/api/auth/signup', {
        body: body({ password }),
      });
      expect([password, status, session.user.hasCommonPassword]).toEqual([
        password,
        201,
        password !== 'abcdef',
      ]);
    }
  });

  it('is refused to staff, whichever call sets it', async () => {
    const { token, id } = await signedInAccount({ role: 'marketer' });
    const changed = { currentPassword: goodPassword, newPassword: common };
    expect((await api('PUT', '/api/auth/password', { token, body: changed })).status).toBe(400);
    const handed = await api<{ link: string }>('POST', `/api/admin/users/${id}/reset-link`, {
      token: admin.token,
    });
    const reset = { token: tokenIn(handed.body.link), password: common };
    expect((await api('POST', '/api/auth/reset-password', { body: reset })).status).toBe(400);
    expect(
      (await api('POST', '/api/auth/reset-password', { body: { ...reset, password: given } })).status,
    ).toBe(200);
    const made = { ...body({ password: common }), role: 'marketer' };
    expect((await api('POST', '/api/admin/users', { token: admin.token, body: made })).status).toBe(400);
    const inPanel = { token: admin.token, body: { password: common } };
    expect((await api('PATCH', `/api/users/${id}`, inPanel)).status).toBe(400);
  });

  it('opens nothing to whoever is promoted with it before another one is chosen', async () => {
    const account = body({ password: common });
    const { body: session } = await api<SessionAnswer>('POST', '/api/auth/signup', { body: account });
    const { token, user } = session;
    expect((await api('GET', '/api/analysis', { token })).status).toBe(200);
    await api('PATCH', `/api/users/${user.id}`, { token: admin.token, body: { role: 'marketer' } });
    expect(await api('GET', '/api/admin/blog/posts', { token })).toMatchObject({
      status: 403,
      body: { code: 'password-change-required' },
    });
    expect((await api('PATCH', `/api/posts/1`, { token, body: { title: 'X' } })).status).toBe(404);
    expect((await api<SessionUser>('GET', '/api/auth/me', { token })).body).toMatchObject({
      role: 'marketer',
      hasCommonPassword: true,
    });
    const change = { currentPassword: common, newPassword: goodPassword };
    expect((await api('PUT', '/api/auth/password', { token, body: change })).status).toBe(200);
    expect((await api('GET', '/api/admin/blog/posts', { token })).status).toBe(200);
  });
});
