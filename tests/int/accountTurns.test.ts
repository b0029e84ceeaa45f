import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionAnswer } from '@/schemas/auth';
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
