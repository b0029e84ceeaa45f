import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionAnswer } from '@/schemas/auth';
import { createAccount, freshEmail, goodPassword } from '../factories/account';
import { api, type ApiAnswer } from '../helpers/api';
import { tokenIn, useMailServer } from '../helpers/sendMailThrough';

let mail: Awaited<ReturnType<typeof useMailServer>>;
beforeAll(async () => {
  mail = await useMailServer();
});
afterAll(() => mail.stop());

const login = (email: string, password: string, cookie = '') =>
  api<SessionAnswer & { message: string }>('POST', '/api/auth/login', {
    body: { email, password },
    headers: cookie ? { Cookie: cookie } : {},
  });
const cookieOf = ({ headers }: Pick<ApiAnswer, 'headers'>) =>
  headers
    .getSetCookie()
    .find((value) => value.startsWith('known-device='))
    ?.split(';')[0] ?? '';
const isKnown = async (email: string, password: string, cookie: string) => {
  await mail.deliver(email);
  const before = mail.server.mails.length;
  expect((await login(email, password, cookie)).status).toBe(200);
  await mail.deliver(email);
  return mail.server.mails.length === before;
};

/** An account that has been used with a browser. */
async function knownDevice() {
  const { email } = await createAccount();
  return { email, cookie: cookieOf(await login(email, goodPassword)) };
}

async function guess(email: string, times: number, cookie = '') {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    statuses.push((await login(email, 'wrong guess', cookie)).status);
  }
  return statuses;
}

describe('a known device', () => {
  it('is not locked by strangers’ guesses, also while they go on', async () => {
    const { email, cookie } = await knownDevice();
    expect(await guess(email, 7)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await login(email, goodPassword)).status).toBe(429);
    expect((await login(email, goodPassword, cookie)).status).toBe(200);
    expect((await login(email, goodPassword)).status).toBe(429);
  });

  it('has five guesses of its own, which lock nobody else', async () => {
    const { email, cookie } = await knownDevice();
    const other = cookieOf(await login(email, goodPassword));
    expect(await guess(email, 6, cookie)).toEqual([401, 401, 401, 401, 401, 429]);
    const locked = await login(email, goodPassword, cookie);
    expect([locked.status, locked.body.message]).toEqual([429, 'Too many attempts. Try again later.']);
    expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await login(email, goodPassword, other)).status).toBe(200);
    expect((await login(email, goodPassword)).status).toBe(200);
  });

  it('is known for its own account only', async () => {
    const { cookie } = await knownDevice();
    const victim = await knownDevice();
    await guess(victim.email, 5);
    expect((await login(victim.email, goodPassword, cookie)).status).toBe(429);
  });

  it('can’t be made up', async () => {
    const { email, cookie } = await knownDevice();
    const value = cookie.replace('known-device=', '');
    const flipped = `${value.slice(0, -2)}${value.endsWith('AA') ? 'BB' : 'AA'}`;
    const renamed = `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
    await guess(email, 5);
    for (const forged of [flipped, renamed, '', 'x'.repeat(60), `${'A'.repeat(59)}.${'B'.repeat(59)}`]) {
      expect((await login(email, goodPassword, `known-device=${forged}`)).status).toBe(429);
    }
    expect((await login(email, goodPassword, cookie)).status).toBe(200);
  });

  it('answers for an address without an account as for one with', async () => {
    const { email, cookie } = await knownDevice();
    const unknown = freshEmail();
    const strange = cookie.replace(/.{4}$/, 'AAAA');
    expect(await guess(unknown, 6, strange)).toEqual(await guess(email, 6, strange));
    const [first, second] = [await login(unknown, 'x', strange), await login(email, 'x', strange)];
    expect(first.body).toEqual(second.body);
  });

  it('is a stranger after the password was changed, but not where it was changed', async () => {
    const { email, cookie } = await knownDevice();
    const { token } = (await login(email, goodPassword, cookie)).body;
    const body = { currentPassword: goodPassword, newPassword: 'another horse 8 staple' };
    const changed = await api('PUT', '/api/auth/password', { token, body });
    expect(await isKnown(email, body.newPassword, cookie)).toBe(false);
    expect(await isKnown(email, body.newPassword, cookieOf(changed))).toBe(true);
  });

  it('is a stranger after the password was reset', async () => {
    const { email, cookie } = await knownDevice();
    await api('POST', '/api/auth/forgot-password', { body: { email } });
    const mails = await mail.deliver(email);
    const token = tokenIn(mails.find(({ subject }) => subject === 'Set a new password')?.text ?? '');
    const password = 'another horse 8 staple';
    await api('POST', '/api/auth/reset-password', { body: { token, password } });
    await guess(email, 5);
    expect((await login(email, password, cookie)).status).toBe(429);
  });
});
