import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@/schemas/auth';
import { createAccount, signedInAccount } from '../factories/account';
import { api, siteUrl } from '../helpers/api';
import { login, me } from '../helpers/sessions';
import { testPayload } from '../helpers/testPayload';

describe('the session', () => {
  it('is the same user object under both names, with the role from the database', async () => {
    const account = await signedInAccount({ role: 'admin' });
    // Somebody has to stay who administers.
    await createAccount({ role: 'admin' });
    const [asMe, asUser] = await Promise.all([
      me(account.token),
      api<SessionUser>('GET', '/api/auth/user', { token: account.token }),
    ]);
    expect(asUser.body).toEqual(asMe.body);
    expect(asMe.body).toMatchObject({ isAdmin: true, reportLimit: null });

    const payload = await testPayload();
    await payload.update({ collection: 'users', id: account.id, data: { role: 'client', reportLimit: 5 } });
    expect((await me(account.token)).body).toMatchObject({ isAdmin: false, reportLimit: 5 });
  });

  it('gives a browser the cookie again that it has lost, and none that it has', async () => {
    const { token } = await signedInAccount();
    const cookieFor = async (cookie: string) =>
      (await api('GET', '/api/auth/me', { token, headers: { Cookie: cookie } })).headers.get('Set-Cookie');
    expect(await cookieFor('theme=dark')).toMatch(
      new RegExp(`^payload-token=${token}; .*HttpOnly; SameSite=Lax`),
    );
    expect(await cookieFor('payload-token=of.another.session')).toContain(`payload-token=${token};`);
    expect(await cookieFor(`payload-token=${token}`)).toBeNull();
  });

  it('says nothing about the account in the token', async () => {
    const { token, email } = await signedInAccount();
    expect(Object.keys(decodeJwt(token)).sort()).toEqual(['exp', 'iat', 'jti', 'sid', 'sub']);
    expect(JSON.stringify(decodeJwt(token))).not.toContain(email);
  });

  it('ends on the server at logout, and only that one', async () => {
    const { email, token } = await signedInAccount();
    const other = (await login(email)).body.token;
    const answer = await api('POST', '/api/auth/logout', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Set-Cookie')).toContain('Expires=Thu, 01 Jan 1970');
    expect((await me(token)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
  });

  it('ends when somebody else changes the password, and stays for the person who does', async () => {
    const [account, admin] = await Promise.all([signedInAccount(), signedInAccount({ role: 'admin' })]);
    const body = { password: 'another horse 8 staple' };
    const answer = await api('PATCH', `/api/users/${account.id}`, { token: admin.token, body });
    expect(answer.status).toBe(200);
    expect((await me(account.token)).status).toBe(401);
    expect((await me(admin.token)).status).toBe(200);
    expect((await login(account.email)).status).toBe(401);
    expect((await login(account.email, body.password)).status).toBe(200);
  });

  it('ends when its account is deleted', async () => {
    const { id, token } = await signedInAccount();
    await (await testPayload()).delete({ collection: 'users', id });
    expect((await me(token)).status).toBe(401);
  });

  it('ends after a day without use', async () => {
    const { id, token } = await signedInAccount();
    const payload = await testPayload();
    await payload.update({
      collection: 'sessions',
      where: { user: { equals: id } },
      data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
    });
    expect((await me(token)).status).toBe(401);
  });

  it('is prolonged by use, at most once in five minutes', async () => {
    const { id, token } = await signedInAccount();
    const payload = await testPayload();
    const soon = new Date(Date.now() + 60_000).toISOString();
    const where = { user: { equals: id } };
    const readEnd = async () => (await payload.find({ collection: 'sessions', where })).docs[0]?.expiresAt;

    await payload.update({ collection: 'sessions', where, data: { expiresAt: soon } });
    await me(token);
    expect(await readEnd()).toBe(soon);

    const sixMinutesAgo = new Date(Date.now() - 6 * 60_000).toISOString();
    await payload.update({ collection: 'sessions', where, data: { lastSeenAt: sixMinutesAgo } });
    await me(token);
    expect(Date.parse((await readEnd()) ?? '')).toBeGreaterThan(Date.parse(soon));
  });

  it.each([
    ['nothing', undefined],
    ['rubbish', 'rubbish'],
    ['an unsigned token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiZXhwIjo5OTk5OTk5OTk5fQ.'],
  ])('answers 401 to %s', async (_, token) => {
    const answer = await api('GET', '/api/auth/me', { token });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Authentication required', error: 'Authentication required' });
  });

  it('answers 401 to changed claims and to a token in the address', async () => {
    const { token } = await signedInAccount();
    const [header, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: '1' })).toString('base64url');
    expect((await me(`${header}.${claims}.${signature}`)).status).toBe(401);
    expect((await api('GET', `/api/auth/me?token=${token}`)).status).toBe(401);
  });

  it('accepts the cookie from the site itself only', async () => {
    const { token } = await signedInAccount();
    const withCookie = async (headers: Record<string, string>) =>
      (await api('GET', '/api/auth/me', { headers: { Cookie: `payload-token=${token}`, ...headers } }))
        .status;
    expect(await withCookie({ Origin: siteUrl })).toBe(200);
    expect(await withCookie({ 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(await withCookie({ Origin: 'https://evil.example' })).toBe(401);
    expect(await withCookie({ Origin: 'null' })).toBe(401);
    expect(await withCookie({ 'Sec-Fetch-Site': 'same-site' })).toBe(401);
    expect(await withCookie({ 'Sec-Fetch-Site': 'cross-site' })).toBe(401);
    expect(await withCookie({})).toBe(401);
  });
});
