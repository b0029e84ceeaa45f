import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionAnswer } from '@/schemas/auth';
import { createResetLink } from '@/services/accounts/accountLinks';
import {
  createAccount,
  freshEmail,
  goodPassword,
  signedInAccount,
  type TestAccount,
} from '../factories/account';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
import { testPayload } from '../helpers/testPayload';

let admin: TestAccount;
beforeAll(async () => {
  admin = await signedInAccount({ role: 'admin' });
});

const stored = async (id: number) => (await testPayload()).findByID({ collection: 'users', id });

const preferences = { emailNotifications: true, marketingEmails: false, timezone: 'Europe/Berlin' };

const login = (email: string) =>
  api<SessionAnswer>('POST', '/api/auth/login', { body: { email, password: goodPassword } });

describe('two changes of one account', () => {
  it('take turns: whoever saves a preference doesn’t write back a role from before', async () => {
    const { id, token } = await signedInAccount({ role: 'admin' });
    const answer = await askWhileChanged(["update users set role = 'client' where id = $1", [id]], () =>
      api('PUT', '/api/auth/preferences', { token, body: preferences }),
    );
    expect(answer.status).toBeLessThan(500);
    expect((await stored(id)).role).toBe('client');
  });

  it('leave a sign-in outside that began before the password was changed', async () => {
    const { id, email } = await createAccount();
    const answer = await askWhileChanged(
      ["update users set hash = repeat('0', 64) where id = $1", [id]],
      () => login(email),
    );
    expect([answer.status, answer.body]).toEqual([
      401,
      expect.objectContaining({ message: 'Invalid email or password' }),
    ]);
  });

  it.each([
    ['PUT', '/api/auth/password', 'client', 'currentPassword', { newPassword: 'another horse 8 staple' }],
    [
      'PUT',
      '/api/auth/profile',
      'marketer',
      'currentPassword',
      { name: 'Jo', email: freshEmail(), company: '' },
    ],
    ['POST', '/api/auth/delete-account', 'client', 'password', {}],
  ] as const)(
    'let nobody go on with a password from before, once it was reset: %s %s by a %s',
    async (method, path, role, field, more) => {
      const { id, email, token } = await signedInAccount({ role });
      const other = { hash: '1'.repeat(64), salt: '2'.repeat(64) };
      const answer = await askWhileChanged(
        ['update users set hash = $2, salt = $3 where id = $1', [id, other.hash, other.salt]],
        () => api(method, path, { token, body: { ...more, [field]: goodPassword } }),
      );
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining({ errors: [expect.objectContaining({ field })] }),
      ]);
      const { rows } = await (
        await testPayload()
      ).db.pool.query('select email, pending_email, hash, salt from users where id = $1', [id]);
      expect(rows).toEqual([{ email, pending_email: null, ...other }]);
    },
  );

  it('don’t wait for each other: a reset whose link is dropped meanwhile finds it spent', async () => {
    const { id } = await createAccount();
    const body = {
      token: await createResetLink(await testPayload(), id),
      password: 'another horse 8 staple',
    };
    const answer = await askWhileChanged(
      ['select from users where id = $1 for update', [id]],
      () => api('POST', '/api/auth/reset-password', { body }),
      ['delete from account_links where user_id = $1', [id]],
    );
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'This link has been used already or has expired.',
    ]);
  });

  it('let those in who sign in at the same moment', async () => {
    const { email } = await createAccount();
    const answers = await Promise.all([login(email), login(email)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('an account made beside somebody else’s session', () => {
  it('is its owner’s alone', async () => {
    const other = await signedInAccount();
    const { body, status } = await api<SessionAnswer>('POST', '/api/auth/signup', {
      token: other.token,
      body: { name: 'Jo', email: freshEmail(), company: 'Example Supply', password: goodPassword },
    });
    expect([status, body.user.mustChangePassword]).toEqual([201, false]);
    expect((await api('GET', '/api/auth/preferences', { token: body.token })).status).toBe(200);
    const { db } = await testPayload();
    const entries = await db.pool.query(
      "select from trail_entries where subject = 'users' and subject_id = $1",
      [body.user.id],
    );
    expect(entries.rowCount).toBe(0);
  });
});

describe('several accounts at once', () => {
  it('are not changed by the panel’s call for many', async () => {
    const { id } = await signedInAccount({ role: 'marketer' });
    const answer = await api('PATCH', `/api/users?where[id][in]=${id}`, {
      token: admin.token,
      body: { role: 'client' },
    });
    expect([answer.status, (await stored(id)).role]).toEqual([404, 'marketer']);
  });
});
