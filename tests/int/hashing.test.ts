import crypto from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findCredentials, replaceHash } from '@/database/tables/users';
import { hashingPool } from '@/integrations/workers/hashingPool';
import { createAccount, freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { api, freshAddress, type ApiAnswer } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const wrong = 'not the password 1';
const busy = 'Too many people are asking for this right now. Try again in a few seconds.';
const statuses = (answers: ApiAnswer[]) => [...new Set(answers.map(({ status }) => status))].toSorted();
const refusedBy = (answers: ApiAnswer[], status: number) =>
  answers.filter((answer) => answer.status === status);

const logIn = (email: string, address?: string) =>
  api('POST', '/api/auth/login', { body: { email, password: wrong }, address });

describe('many passwords at once', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('are checked a few at a time, and the others are told to come back, known or not', async () => {
    const known = await Promise.all([createAccount(), createAccount()]);
    const emails = [
      ...known.flatMap(({ email }) => [email, email, email]),
      ...Array.from({ length: 26 }, freshEmail),
    ];
    const answers = await Promise.all(emails.map((email) => logIn(email)));
    expect(statuses(answers)).toEqual([401, 503]);
    const refused = refusedBy(answers, 503);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set([busy]));
    expect(new Set(refused.map(({ headers }) => headers.get('Retry-After')))).toEqual(new Set(['3']));
    // Nobody stays in the line.
    expect((await logIn(freshEmail())).status).toBe(401);
  });

  /** More than may wait of one address. None of them is through before all have come, however long a machine takes for one. */
  async function comeAtOnce(address: string) {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    vi.spyOn(hashingPool(), 'run').mockImplementation(() => held.then(() => false));
    let refused = 0;
    const many = Array.from({ length: 25 }, async () => {
      const answer = await logIn(freshEmail(), address);
      if (answer.status === 429) refused += 1;
      return answer;
    });
    await expect.poll(() => refused).toBe(15);
    return { letGo, answers: Promise.all(many) };
  }

  it('of one network address leave room for others', async () => {
    const { letGo, answers } = await comeAtOnce(freshAddress());
    const other = logIn(freshEmail());
    letGo();
    expect((await other).status).toBe(401);
    expect(statuses(await answers)).toEqual([401, 429]);
  });

  it('cost no attempt when they weren’t checked', async () => {
    const address = freshAddress();
    // Fewer of them are checked than the thirty that a network address has, twice.
    for (let round = 0; round < 2; round += 1) {
      const { letGo, answers } = await comeAtOnce(address);
      letGo();
      await answers;
      vi.restoreAllMocks();
    }
    const { email } = await createAccount();
    const body = { email, password: goodPassword };
    expect((await api('POST', '/api/auth/login', { body, address })).status).toBe(200);
  });

  it('are bounded at the doors of the CMS too', async () => {
    const { token } = await signedInAccount({ role: 'admin' });
    const address = freshAddress();
    const accounts = Array.from({ length: 25 }, () => ({
      name: 'Robin',
      email: freshEmail(),
      password: goodPassword,
      role: 'client',
      reportLimit: 3,
    }));
    const answers = await Promise.all(
      accounts.map((body) => api('POST', '/api/users', { token, body, address })),
    );
    // And 503 for those who wait too long on a machine that has much else to do.
    expect(statuses(answers)).toEqual(expect.arrayContaining([201, 429]));
    expect(refusedBy(answers, 429)[0]?.headers.get('Retry-After')).toBe('3');
  });
});

const signIn = (email: string, password = goodPassword) =>
  api('POST', '/api/auth/login', { body: { email, password } });

/** As Payload stored passwords before its hashes had a prefix. */
function formerHash(password: string) {
  const salt = crypto.randomBytes(32).toString('hex');
  return { salt, hash: crypto.pbkdf2Sync(password, salt, 25_000, 512, 'sha256').toString('hex') };
}

describe('a password that is checked', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is hashed in threads of its own, known or not, and not in those of files and pictures', async () => {
    const { email } = await createAccount();
    const ofLibuv = vi.spyOn(crypto, 'pbkdf2');
    const ofOurs = vi.spyOn(hashingPool(), 'run');
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, wrong)).status).toBe(401);
    expect((await signIn(freshEmail())).status).toBe(401);
    expect([ofOurs.mock.calls.length, ofLibuv.mock.calls.length]).toEqual([3, 0]);
  });

  it('is stored in Payload’s form', async () => {
    const payload = await testPayload();
    const { email } = await createAccount();
    const known = await findCredentials(payload, email, { acceptsFormer: false });
    const password = 'a quiet lantern 42';
    if (known) await replaceHash(payload, known, await hashingPool().run('hashPassword', password));
    const { user } = await payload.login({ collection: 'users', data: { email, password } });
    expect(user?.email).toBe(email);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
  });

  it('is stored anew when it was stored in the former form', async () => {
    const payload = await testPayload();
    const { id, email } = await createAccount();
    const former = formerHash(goodPassword);
    await payload.db.updateOne({ collection: 'users', id, data: former });
    expect((await signIn(email, wrong)).status).toBe(401);
    expect(await findCredentials(payload, email, { acceptsFormer: false })).toEqual({ id, ...former });
    expect((await signIn(email)).status).toBe(200);
    const renewed = await findCredentials(payload, email, { acceptsFormer: false });
    expect(renewed?.hash).toMatch(/^pbkdf2-sha256-v1:[0-9a-f]{64}$/);
    expect(renewed?.salt).not.toBe(former.salt);
    expect((await signIn(email)).status).toBe(200);
  });

  it('replaces no password that was changed meanwhile', async () => {
    const payload = await testPayload();
    const { id, email } = await createAccount();
    const now = await findCredentials(payload, email, { acceptsFormer: false });
    await replaceHash(payload, { id, ...formerHash(goodPassword) }, formerHash(wrong));
    expect(await findCredentials(payload, email, { acceptsFormer: false })).toEqual(now);
  });

  it('opens no account that has none', async () => {
    const payload = await testPayload();
    const { id, email } = await createAccount();
    await payload.db.updateOne({ collection: 'users', id, data: { hash: null, salt: null } });
    expect((await signIn(email)).status).toBe(401);
  });
});
