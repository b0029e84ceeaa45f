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

describe('a password that somebody else chose', () => {
  const told = 'lantern quay 4471 told';

  async function newcomer(body: object = {}) {
    const email = freshEmail();
    const created = await api<{ id: number; role: string }>('POST', '/api/admin/users', {
      token: admin.token,
      body: { name: 'Jo', email, password: told, ...body },
    });
    const { body: session } = await api<SessionAnswer>('POST', '/api/auth/login', {
      body: { email, password: told },
    });
    return { email, id: created.body.id, token: session.token, user: session.user };
  }

  it('opens nothing but the way to another one, at every door', async () => {
    const { token, user, id } = await newcomer({ role: 'marketer' });
    expect(user).toMatchObject({ role: 'marketer', isAdmin: false, mustChangePassword: true });
    const me = await api<SessionUser>('GET', '/api/auth/me', { token });
    expect(me.body.mustChangePassword).toBe(true);
    const closed = [
      ['GET', '/api/auth/preferences'],
      ['GET', '/api/auth/export'],
      ['GET', '/api/analysis'],
      ['GET', '/api/admin/desk'],
      ['PUT', '/auth/preferences'],
    ] as const;
    for (const [method, path] of closed) {
      expect(await api(method, path, { token })).toMatchObject({
        status: 403,
        body: { code: 'password-change-required' },
      });
    }
    // Payload's own routes, which staff may call.
    expect((await api('GET', '/api/posts', { token })).status).toBe(404);
    expect((await api('PATCH', `/api/users/${id}`, { token, body: { name: 'X' } })).status).toBe(404);
  });

  it('gives way to one that only its owner knows, and to no other', async () => {
    const { token, email } = await newcomer();
    const change = (newPassword: string) =>
      api('PUT', '/api/auth/password', { token, body: { currentPassword: told, newPassword } });
    expect((await api('POST', '/api/auth/refresh-token', { token })).status).toBe(200);
    expect((await change(told)).status).toBe(400);
    expect((await change(goodPassword)).status).toBe(200);
    expect((await api('GET', '/api/analysis', { token })).status).toBe(200);
    const { body } = await api<SessionAnswer>('POST', '/api/auth/login', {
      body: { email, password: goodPassword },
    });
    expect(body.user.mustChangePassword).toBe(false);
  });

  it('is also one that an administrator sets in the panel, and not one from a mailed link', async () => {
    const { id, email } = await createAccount();
    await api('PATCH', `/api/users/${id}`, { token: admin.token, body: { password: told } });
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

  it('is nobody’s any more once its account is deleted', async () => {
    const { token, id } = await newcomer();
    expect((await api('GET', '/api/analysis', { token })).status).toBe(403);
    await api('DELETE', `/api/admin/users/${id}`, { token: admin.token });
    const body = { currentPassword: told, newPassword: goodPassword };
    expect((await api('PUT', '/api/auth/password', { token, body })).status).toBe(401);
    expect((await api('GET', '/api/auth/me', { token })).status).toBe(401);
    expect((await api('GET', '/api/analysis', { token })).status).toBe(401);
  });

  it('lets its owner sign out, which ends the session', async () => {
    const { token } = await newcomer();
    expect((await api('POST', '/api/auth/logout', { token })).status).toBe(200);
    expect((await api('GET', '/api/auth/me', { token })).status).toBe(401);
  });
});
