import { describe, expect, it } from 'vitest';
import { createAccount, freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { api, siteUrl } from '../helpers/api';

const refused = 'This request comes from another site. Open this site itself and try again.';
const foreign: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://localhost:3000.evil.example' },
  { Origin: 'https://localhost:3000' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: siteUrl, 'Sec-Fetch-Site': 'cross-site' },
];
const own: Record<string, string>[] = [
  {},
  { Origin: siteUrl },
  { Origin: 'http://127.0.0.1:3000' },
  { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'none' },
  // A form of a page that names no referrer.
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  // The site opened by another of its names.
  { Origin: 'http://192.168.1.7:3000', Host: '192.168.1.7:3000' },
];
const calls = [
  'auth/login',
  'auth/signup',
  'auth/logout',
  'auth/refresh-token',
  'auth/forgot-password',
  'auth/reset-password',
  'auth/confirm-email',
  'auth/undo-email',
  'contact',
];

describe('a page of another site', () => {
  it.each(calls)('can’t call POST /api/%s, whatever it says it sends', async (call) => {
    const { token } = await signedInAccount();
    for (const headers of foreign) {
      for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
        const answer = await api('POST', `/api/${call}`, {
          token,
          body: '{}',
          headers: { ...headers, 'Content-Type': type },
        });
        expect([headers, answer.status]).toEqual([headers, 403]);
      }
    }
    expect((await api('GET', '/api/auth/me', { token })).status).toBe(200);
  });

  it('is told so in words, and opens no session', async () => {
    const { email } = await createAccount();
    const answer = await api('POST', '/api/auth/login', {
      body: { email, password: goodPassword },
      headers: { Origin: 'https://evil.example' },
    });
    expect([answer.status, answer.body]).toEqual([403, { message: refused, error: refused }]);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it.each(own)('is not this one: %o', async (headers) => {
    const { email } = await createAccount();
    const body = { email, password: goodPassword };
    expect((await api('POST', '/api/auth/login', { body, headers })).status).toBe(200);
  });
});

describe('a body that is read as JSON', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])('must not be called %s', async (type) => {
    const body = JSON.stringify({ name: 'Kim', email: freshEmail(), company: 'Co', password: goodPassword });
    const answer = await api('POST', '/api/auth/signup', { body, headers: { 'Content-Type': type } });
    expect([answer.status, answer.body.message]).toEqual([
      415,
      'Send the body as JSON, with the header Content-Type: application/json.',
    ]);
  });

  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/merge-patch+json'])(
    'may be called %s',
    async (type) => {
      const body = JSON.stringify({
        name: 'Kim',
        email: freshEmail(),
        company: 'Co',
        password: goodPassword,
      });
      const answer = await api('POST', '/api/auth/signup', { body, headers: { 'Content-Type': type } });
      expect(answer.status).toBe(201);
    },
  );
});
