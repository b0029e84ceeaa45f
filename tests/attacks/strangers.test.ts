import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { attackedSite } from './support/attackedSite';
import { administrator, goodPassword, newcomer } from './support/people';
import { freshAddress } from './support/freshAddress.mjs';
import { atOnce, countStatuses, send } from './support/send';
import { auditAnswers } from '../factories/auditAnswers';
import { mailsIn } from '../helpers/mailsIn';

/** Mails to somebody that lie in the outbox. */
const mailsTo = (email: string): string[] =>
  mailsIn(attackedSite.outbox).filter((text) => text.includes(email));

/** The tokens of links for a new password. */
const resetTokens = (email: string): string[] =>
  mailsTo(email).flatMap((text) => /reset-password#token=(\S+)/.exec(text)?.[1] ?? []);

const logIn = (
  email: string,
  password: string,
  headers: Record<string, string> = {},
  from = freshAddress(),
) => send<{ token: string }>('/api/auth/login', { method: 'POST', body: { email, password }, headers, from });

describe('what strangers try', () => {
  it.each([
    '/api/%75sers/login',
    '/api/users/%6cogin',
    '/api/users//login',
    '/api/%75sers/forgot-password',
    '/api/users/login/',
    '/api/./users/login',
    '/API/users/login',
    '/api/users%2flogin',
  ])('%s leads nowhere, for administrators too', async (address) => {
    const { token } = await administrator();
    const body = { email: 'admin@example.test', password: 'a guess' };
    for (const who of [undefined, token]) {
      const answer = await send(address, { method: 'POST', body, ...(who ? { token: who } : {}) });
      expect([307, 308, 400, 404, 405]).toContain(answer.status);
    }
  });

  it('sign-ins, sign-ups and sign-outs from pages of other sites', async () => {
    const { email, token } = await newcomer();
    const headers = { Origin: 'https://evil.example' };
    const body = { name: 'A', email: `${randomUUID()}@example.test`, company: 'B', password: goodPassword };
    const answers = [
      await logIn(email, goodPassword, headers),
      await send('/api/auth/signup', { method: 'POST', headers, body }),
      await send('/api/auth/logout', { method: 'POST', headers, token }),
    ];
    expect(countStatuses(answers)).toEqual({ 403: 3 });
    expect((await send('/api/auth/me', { token })).status).toBe(200);
  });

  it('letters that the site would write for them', async () => {
    const email = `${randomUUID()}@example.test`;
    const body = {
      name: 'Your parcel waits: http://evil.example/a',
      email,
      company: 'B',
      password: goodPassword,
    };
    await send('/api/auth/signup', { method: 'POST', body });
    for (let round = 0; round < 6; round++) await atOnce(5, () => logIn(email, goodPassword));
    const mails = mailsTo(email);
    expect(mails.length).toBeLessThanOrEqual(8);
    expect(mails.join('\n')).not.toContain('evil.example');
  });

  it('locking somebody out of a browser that they use', async () => {
    const { email } = await newcomer();
    const first = await logIn(email, goodPassword);
    const Cookie = first.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
    for (let guess = 0; guess < 8; guess++) await logIn(email, `guess ${guess}`);
    expect((await logIn(email, goodPassword)).status).toBe(429);
    expect((await logIn(email, goodPassword, { Cookie })).status).toBe(200);
  });

  it('preparing an account for somebody and taking it back', async () => {
    const maker = await newcomer();
    const email = `${randomUUID()}@example.test`;
    const body = { name: 'Robin', email, company: 'Example Supply', currentPassword: goodPassword };
    await send('/api/auth/profile', { method: 'PUT', token: maker.token, body });
    const second = await logIn(email, goodPassword);

    await send('/api/auth/forgot-password', { method: 'POST', body: { email } });
    await expect.poll(() => resetTokens(email), { timeout: 60_000 }).toHaveLength(1);
    const [token] = resetTokens(email);
    const password = 'their own 9 words';
    const reset = await send('/api/auth/reset-password', { method: 'POST', body: { token, password } });

    expect(reset.status).toBe(200);
    for (const known of [maker.token, second.json.token]) {
      expect((await send('/api/auth/me', { token: known })).status).toBe(401);
    }
    expect((await logIn(email, goodPassword)).status).toBe(401);
    expect((await logIn(email, password)).status).toBe(200);
    expect(mailsTo(maker.email).join('\n')).not.toMatch(/undo-email|confirm-email/);
  });

  it('audits and sessions without end', async () => {
    const { email, token } = await newcomer();
    const from = freshAddress();
    const audits = await atOnce(30, () =>
      send('/api/audits', { method: 'POST', token, from, body: { raw_answers: auditAnswers() } }),
    );
    expect(countStatuses(audits)).toEqual({ 201: 20, 429: 10 });
    for (let round = 0; round < 5; round++) await atOnce(5, () => logIn(email, goodPassword));
    const { token: last } = (await logIn(email, goodPassword)).json;
    const sessions = await send<unknown[]>('/api/auth/sessions', { token: last });
    expect(sessions.json).toHaveLength(20);
    expect((await send('/api/auth/me', { token })).status).toBe(401);
  });
});

describe('what a hacked marketer or administrator tries', () => {
  it('deciding where the site takes scripts from', async () => {
    const { token } = await administrator();
    const bookingUrl = 'https://evil.example/firm/30min';
    const saved = await send('/api/globals/site-settings', { method: 'POST', token, body: { bookingUrl } });
    const page = await send('/contact');
    expect(page.headers.get('Content-Security-Policy')).not.toContain('evil.example');
    expect(page.text).not.toContain('data-cal-origin="https://evil.example"');
    expect([200, 400]).toContain(saved.status);
    await send('/api/globals/site-settings', { method: 'POST', token, body: { bookingUrl: null } });
  });
});
