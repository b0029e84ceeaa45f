import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { getLimiters } from '@/integrations/limits/limiters';
import type { SessionAnswer, SessionUser } from '@/schemas/auth';
import { createAccount, freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { api, freshAddress, siteUrl } from '../helpers/api';
import { generateAnalysis } from '../helpers/generateAnalysis';
import { testPayload } from '../helpers/testPayload';

const signupBody = (overrides: Record<string, unknown> = {}) => ({
  name: 'Kim Owner',
  email: freshEmail(),
  company: 'Owner & Sons',
  password: goodPassword,
  ...overrides,
});
const signup = (body: unknown) => api<SessionAnswer>('POST', '/api/auth/signup', { body });
const login = (email: string, password = goodPassword, address = freshAddress()) =>
  api<SessionAnswer & { message: string }>('POST', '/api/auth/login', { body: { email, password }, address });
const me = (token: string) => api<SessionUser>('GET', '/api/auth/me', { token });

describe('POST /api/auth/signup', () => {
  it('creates a client, answers 201 with user and token, and sets the CMS cookie', async () => {
    const body = signupBody();
    const answer = await signup(body);
    expect(answer.status).toBe(201);
    expect(answer.body.user).toEqual({
      id: expect.any(Number),
      name: 'Kim Owner',
      email: body.email,
      pendingEmail: null,
      company: 'Owner & Sons',
      profileImage: null,
      role: 'client',
      isAdmin: false,
      reportLimit: 3,
      reportCount: 0,
      createdAt: expect.any(String),
      mustChangePassword: false,
    });
    expect(Object.keys(answer.body).sort()).toEqual(['token', 'user']);
    expect((await me(answer.body.token)).body.email).toBe(body.email);
    const cookie = answer.headers.get('Set-Cookie');
    expect(cookie).toContain(`payload-token=${answer.body.token}`);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
  });

  it.each([{ role: 'admin' }, { isAdmin: true }, { reportLimit: 100 }, { _verified: true }, { id: 1 }])(
    'never accepts %o',
    async (extra) => {
      const body = signupBody(extra);
      const answer = await signup(body);
      expect(answer.status).toBe(201);
      const { docs } = await (
        await testPayload()
      ).find({ collection: 'users', where: { email: { equals: body.email } } });
      expect(docs[0]).toMatchObject({ role: 'client', reportLimit: 3 });
    },
  );

  it('trims the address and compares it without case', async () => {
    const email = freshEmail();
    await signup(signupBody({ email }));
    const answer = await signup(signupBody({ email: `  ${email.toUpperCase()} ` }));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      message: 'An account with this email already exists',
      errors: [{ field: 'email' }],
    });
  });

  it('lets one of several simultaneous sign-ups with one address win', async () => {
    const body = signupBody();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signup(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['name', ''],
    ['name', '   '],
    ['email', ''],
    ['email', 'not-an-address'],
    ['email', `${'a'.repeat(60_000)}@example.test`],
    ['company', ''],
    ['password', ''],
    ['password', '12345'],
    ['password', 'password'],
    ['password', 42],
    ['name', { a: 1 }],
    ['email', ['a@example.test']],
  ])('refuses %s = %o with 400 and the field', async (field, value) => {
    const answer = await signup(signupBody({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.any(String), errors: [{ field }] });
  });

  it('keeps names in every script, without control characters', async () => {
    const answer = await signup(signupBody({ name: '  \u0000نورا 👩‍💼 O’Brien\u0007 ' }));
    expect(answer.status).toBe(201);
    expect(answer.body.user.name).toBe('نورا 👩‍💼 O’Brien');
  });
});

describe('POST /api/auth/login', () => {
  it('answers user and token, also for another spelling of the address', async () => {
    const { email } = await createAccount();
    const answer = await login(`  ${email.toUpperCase()} `);
    expect(answer.status).toBe(200);
    expect(answer.body.user.email).toBe(email);
    expect((await me(answer.body.token)).status).toBe(200);
  });

  it('gives twelve working tokens for twelve logins at once', async () => {
    const { email } = await createAccount();
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(email, goodPassword, address)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const users = await Promise.all(answers.map(({ body }) => me(body.token)));
    expect(users.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(12);
  });

  it('answers known and unknown addresses alike, and locks both after five failures', async () => {
    const { email } = await createAccount();
    const [known, unknown] = await Promise.all(
      [email, freshEmail()].map(async (address) => {
        const statuses: number[] = [];
        for (let attempt = 0; attempt < 7; attempt += 1)
          statuses.push((await login(address, 'wrong guess')).status);
        const right = await login(address);
        return {
          statuses,
          right: right.status,
          message: right.body.message,
          retry: right.headers.get('Retry-After'),
        };
      }),
    );
    expect(known?.statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(known?.right).toBe(429);
    expect(known?.message).toBe('Too many attempts. Try again later.');
    expect(Number(known?.retry)).toBeGreaterThan(0);
    expect(unknown?.statuses).toEqual(known?.statuses);
    expect(unknown?.message).toEqual(known?.message);
  });

  it('counts guesses that arrive all at once', async () => {
    const { email } = await createAccount();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(email, 'wrong guess')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('limits failures per network address across accounts', async () => {
    const address = freshAddress();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 31; attempt += 1) {
      statuses.push((await login(freshEmail(), 'wrong guess', address)).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(statuses[30]).toBe(429);
  });

  it('takes nothing from its network address for right passwords, so that an office can sign in', async () => {
    const address = freshAddress();
    const { loginAddress } = getLimiters(await testPayload());
    await loginAddress.penalty(address, loginAddress.points - 1);
    const { email } = await createAccount();
    expect((await login(email, goodPassword, address)).status).toBe(200);
    expect((await login(email, goodPassword, address)).status).toBe(200);
    expect((await login(email, 'wrong guess', address)).status).toBe(401);
    expect((await login(email, goodPassword, address)).status).toBe(429);
  });

  it.each([
    [{}],
    [{ email: 'a@example.test' }],
    [{ email: 1, password: true }],
    [{ email: {}, password: [] }],
  ])('refuses %o with 400', async (body) => {
    const answer = await api('POST', '/api/auth/login', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(expect.any(String));
  });
});

describe('how many analyses an account has run', () => {
  it('is the same in every answer about it', async () => {
    const { email, token } = await signedInAccount();
    const { token: another } = await signedInAccount();
    for (const count of [0, 1]) {
      // The browser still has the token of somebody else.
      const signedIn = await api<SessionAnswer>('POST', '/api/auth/login', {
        token: another,
        body: { email, password: goodPassword },
        address: freshAddress(),
      });
      const saved = await api<SessionAnswer>('PUT', '/api/auth/profile', {
        token,
        body: { name: 'Kim', email },
      });
      const own = (await me(token)).body;
      expect([signedIn.body.user, saved.body.user, own].map(({ reportCount }) => reportCount)).toEqual([
        count,
        count,
        count,
      ]);
      await generateAnalysis(token);
    }
    expect((await me(another)).body.reportCount).toBe(0);
  });
});

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

  it('says nothing about the account in the token', async () => {
    const { token, email } = await signedInAccount();
    expect(Object.keys(decodeJwt(token)).sort()).toEqual(['exp', 'iat', 'jti', 'sub']);
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
    expect(await withCookie({ 'Sec-Fetch-Site': 'cross-site' })).toBe(401);
    expect(await withCookie({})).toBe(401);
  });
});
