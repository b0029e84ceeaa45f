import { describe, expect, it } from 'vitest';
import { getLimiters } from '@/integrations/limits/limiters';
import type { SessionAnswer } from '@/schemas/auth';
import { createAccount, freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { api, freshAddress } from '../helpers/api';
import { generateAnalysis } from '../helpers/generateAnalysis';
import { login, me } from '../helpers/sessions';
import { testPayload } from '../helpers/testPayload';

const signupBody = (overrides: Record<string, unknown> = {}) => ({
  name: 'Kim Owner',
  email: freshEmail(),
  company: 'Owner & Sons',
  password: goodPassword,
  ...overrides,
});
const signup = (body: unknown) => api<SessionAnswer>('POST', '/api/auth/signup', { body });

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
      hasCommonPassword: false,
      passwordDueAt: null,
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
