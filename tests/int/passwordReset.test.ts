import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionAnswer } from '@/schemas/auth';
import { createAccount, freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { api, freshAddress } from '../helpers/api';
import { tokenIn, useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

const newPassword = 'another horse 8 staple';
const spent = 'This link has been used already or has expired.';
let mail: Awaited<ReturnType<typeof useMailServer>>;

beforeAll(async () => {
  mail = await useMailServer();
});
afterAll(() => mail.stop());

const order = (email: unknown, headers: Record<string, string> = {}, address = freshAddress()) =>
  api('POST', '/api/auth/forgot-password', { body: { email }, headers, address });
const reset = (token: unknown, password: unknown = newPassword) =>
  api('POST', '/api/auth/reset-password', { body: { token, password } });
const login = (email: string, password: string) =>
  api<SessionAnswer>('POST', '/api/auth/login', { body: { email, password } });
const resetMails = async (email: string) =>
  (await mail.deliver(email)).filter(({ subject }) => subject === 'Set a new password');

/** The token that was mailed last. */
async function tokenFor(email: string): Promise<string> {
  await order(email);
  return tokenIn((await resetMails(email)).at(-1)?.text ?? '');
}

describe('an account that is about to be deleted', () => {
  it('gets no link to a new password, and one of before works again only when it is kept', async () => {
    const { id, email } = await createAccount();
    const token = await tokenFor(email);
    const { pool } = (await testPayload()).db;
    await pool.query(
      `insert into account_removals (user_id, due_at) values ($1, now() + interval '10 min')`,
      [id],
    );
    expect((await order(email)).status).toBe(200);
    expect(await resetMails(email)).toHaveLength(1);
    const refused = await reset(token);
    expect([refused.status, refused.body.message]).toEqual([400, spent]);
    await pool.query('delete from account_removals where user_id = $1', [id]);
    expect((await reset(token)).status).toBe(200);
    expect((await login(email, newPassword)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced with the mailed link, which ends all sessions', async () => {
    const account = await signedInAccount();
    const answer = await order(` ${account.email.toUpperCase()} `, { Host: 'evil.example' });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/token/i);
    const [received] = await resetMails(account.email);
    expect(received?.text).toContain('http://localhost:3000/reset-password#token=');
    expect(received?.html).toContain('http://localhost:3000/reset-password#token=');
    expect(received?.raw).not.toContain('evil.example');

    const done = await reset(tokenIn(received?.text ?? ''));
    expect([done.status, done.body.message]).toEqual([
      200,
      'Your password has been changed. Sign in with the new one.',
    ]);
    expect((await api('GET', '/api/auth/me', { token: account.token })).status).toBe(401);
    expect((await login(account.email, goodPassword)).status).toBe(401);
    expect((await login(account.email, newPassword)).status).toBe(200);
    const subjects = (await mail.deliver(account.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
  });

  it('answers the same for an address without an account, and mails nobody', async () => {
    const { email } = await createAccount();
    const stranger = freshEmail();
    const [known, unknown] = [await order(email), await order(stranger)];
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(await mail.deliver(stranger)).toEqual([]);
    expect(await resetMails(email)).toHaveLength(1);
  });

  it('works once, also for two at the same time', async () => {
    const { email } = await createAccount();
    const token = await tokenFor(email);
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const again = await reset(token);
    expect([again.status, again.body.message]).toEqual([400, spent]);
  });

  it('works for an hour', async () => {
    const { id, email } = await createAccount();
    const token = await tokenFor(email);
    const payload = await testPayload();
    const where = { user: { equals: id } };
    const { docs } = await payload.find({ collection: 'account-links', where });
    const minutesLeft = (Date.parse(docs[0]?.expiresAt ?? '') - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(58);
    expect(minutesLeft).toBeLessThanOrEqual(60);
    await payload.update({
      collection: 'account-links',
      where,
      data: { expiresAt: new Date(Date.now() - 1_000).toISOString() },
    });
    expect((await reset(token)).body.message).toBe(spent);
    expect((await login(email, goodPassword)).status).toBe(200);
  });

  it('keeps only a hash of the token', async () => {
    const { id, email } = await createAccount();
    const token = await tokenFor(email);
    const { docs } = await (
      await testPayload()
    ).find({ collection: 'account-links', where: { user: { equals: id } } });
    expect(docs).toHaveLength(1);
    expect(JSON.stringify(docs)).not.toContain(token);
    expect((await reset(docs[0]?.tokenHash)).status).toBe(400);
  });

  it('makes earlier links worthless once one was used', async () => {
    const { email } = await createAccount();
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first, 'third horse 9 staple')).body.message).toBe(spent);
  });

  it('refuses a short password without spending the link', async () => {
    const { email } = await createAccount();
    const token = await tokenFor(email);
    for (const weak of ['12345', 7, '']) {
      const answer = await reset(token, weak);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ field: 'password' }] });
    }
    expect((await reset(token)).status).toBe(200);
  });

  it.each([[{}], [''], ['short'], [{ $ne: null }], ['x'.repeat(60_000)], [null]])(
    'refuses the token %j',
    async (token) => {
      const answer = await reset(token);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ field: 'token' }] });
    },
  );

  it('ends the wait after five wrong sign-ins', async () => {
    const { email } = await createAccount();
    for (let attempt = 0; attempt < 6; attempt += 1) await login(email, 'wrong guess');
    expect((await login(email, goodPassword)).status).toBe(429);
    await reset(await tokenFor(email));
    expect((await login(email, newPassword)).status).toBe(200);
  });

  it('sends five mails an hour to one address, with the same answer', async () => {
    const { email } = await createAccount();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await order(email)).status);
    expect(statuses).toEqual(Array(7).fill(200));
    expect(await resetMails(email)).toHaveLength(5);
  });

  it('is for its owner to ask again in the next hour, whoever has asked for it all day', async () => {
    const { email } = await createAccount();
    const { pool } = (await testPayload()).db;
    for (let hour = 0; hour < 6; hour += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) await order(email);
      await pool.query("update rate_limits set expire = 0 where key like 'mail-hour:%'");
    }
    expect(await resetMails(email)).toHaveLength(30);
  });

  it.each([[''], ['not-an-address'], [null], [{ equals: 'a@example.test' }], [`${'a'.repeat(60_000)}@b.cd`]])(
    'refuses %j as an address',
    async (email) => {
      const answer = await order(email);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ field: 'email' }] });
    },
  );
});
