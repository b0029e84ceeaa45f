import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UndoEmailAnswer } from '@/schemas/account';
import type { SessionAnswer, SessionUser } from '@/schemas/auth';
import { freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { tokenIn, useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

let mail: Awaited<ReturnType<typeof useMailServer>>;
beforeAll(async () => {
  mail = await useMailServer();
});
afterAll(() => mail.stop());

const me = (token: string) => api<SessionUser>('GET', '/api/auth/me', { token });
const login = (email: string, password = goodPassword) =>
  api<SessionAnswer>('POST', '/api/auth/login', { body: { email, password } });
const changeEmail = (token: string, email: string) =>
  api('PUT', '/api/auth/profile', { token, body: { name: 'Robin Example', email, company: '' } });
const undo = (token: string) =>
  api<UndoEmailAnswer & { message: string }>('POST', '/api/auth/undo-email', { body: { token } });
const undoMail = async (email: string) =>
  (await mail.deliver(email)).find(({ subject }) => subject === 'The email of your account was changed');
const undoToken = async (email: string) => tokenIn((await undoMail(email))?.text ?? '');

/** An account whose email has just been changed, with the link that undoes it. */
async function changedAccount() {
  const account = await signedInAccount();
  const email = freshEmail();
  expect((await changeEmail(account.token, email)).status).toBe(200);
  return { ...account, former: account.email, email, link: await undoToken(account.email) };
}

describe('a changed email', () => {
  it('signs in from then on, and ends the other sessions', async () => {
    const account = await signedInAccount();
    const other = (await login(account.email)).body.token;
    const email = freshEmail();
    await changeEmail(account.token, ` ${email.toUpperCase()} `);
    expect((await me(account.token)).body.email).toBe(email);
    expect((await me(other)).status).toBe(401);
    expect((await login(account.email)).status).toBe(401);
    expect((await login(email)).status).toBe(200);
  });

  it('is told to the old address with the new one', async () => {
    const { former, email } = await changedAccount();
    const received = await undoMail(former);
    expect(received?.text).toContain(email);
    expect(received?.text).toContain('http://localhost:3000/undo-email#token=');
  });

  it('is told, and undone, when an administrator changes it in the CMS', async () => {
    const [account, admin] = await Promise.all([signedInAccount(), signedInAccount({ role: 'admin' })]);
    const body = { email: freshEmail() };
    const changed = await api('PATCH', `/api/users/${account.id}`, { token: admin.token, body });
    expect(changed.status).toBe(200);
    expect((await me(account.token)).status).toBe(401);
    expect((await me(admin.token)).status).toBe(200);
    expect((await undo(await undoToken(account.email))).status).toBe(200);
  });

  it('is nothing when the address stays as it is', async () => {
    const account = await signedInAccount();
    const other = (await login(account.email)).body.token;
    await changeEmail(account.token, account.email.toUpperCase());
    expect((await me(other)).status).toBe(200);
    expect(await undoMail(account.email)).toBeUndefined();
  });
});

describe('the link that undoes it', () => {
  it('restores the address, ends all sessions and leads to a new password', async () => {
    const { link, former, email, token } = await changedAccount();
    const thief = (await login(email)).body.token;
    const answer = await undo(link);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ email: former, resetToken: expect.any(String) });
    expect([(await me(token)).status, (await me(thief)).status]).toEqual([401, 401]);
    const password = 'another horse 8 staple';
    const body = { token: answer.body.resetToken, password };
    expect((await api('POST', '/api/auth/reset-password', { body })).status).toBe(200);
    expect((await login(former, password)).status).toBe(200);
    expect((await login(email, password)).status).toBe(401);
  });

  it('works once, also for two at the same time', async () => {
    const { link } = await changedAccount();
    const answers = await Promise.all([undo(link), undo(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await undo(link)).body.message).toBe('This link has been used already or has expired.');
  });

  it('works for 72 hours', async () => {
    const { id, link, email } = await changedAccount();
    const payload = await testPayload();
    const where = { user: { equals: id } };
    const { docs } = await payload.find({ collection: 'account-links', where });
    const hoursLeft = (Date.parse(docs[0]?.expiresAt ?? '') - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(71.9);
    expect(hoursLeft).toBeLessThanOrEqual(72);
    const expiresAt = new Date(Date.now() - 1_000).toISOString();
    await payload.update({ collection: 'account-links', where, data: { expiresAt } });
    expect((await undo(link)).status).toBe(400);
    expect((await login(email)).status).toBe(200);
  });

  it('of the first address wins over those of later changes', async () => {
    const { token, former, email, link } = await changedAccount();
    await changeEmail(token, freshEmail());
    const laterLink = await undoToken(email);
    expect((await undo(link)).body.email).toBe(former);
    expect((await undo(laterLink)).status).toBe(400);
    expect((await login(former)).status).toBe(200);
  });

  it('of the first address still works after a later change was undone', async () => {
    const { token, former, email, link } = await changedAccount();
    await changeEmail(token, freshEmail());
    expect((await undo(await undoToken(email))).body.email).toBe(email);
    expect((await undo(link)).body.email).toBe(former);
  });

  it('is no link to a new password, and the other way round', async () => {
    const { link, email } = await changedAccount();
    const body = { token: link, password: 'another horse 8 staple' };
    expect((await api('POST', '/api/auth/reset-password', { body })).status).toBe(400);
    await api('POST', '/api/auth/forgot-password', { body: { email } });
    const mails = await mail.deliver(email);
    expect((await undo(tokenIn(mails.at(-1)?.text ?? ''))).status).toBe(400);
  });

  it('keeps the former address from being taken by somebody else', async () => {
    const { former, link } = await changedAccount();
    const other = await signedInAccount();
    expect((await changeEmail(other.token, former)).status).toBe(409);
    const signup = await api('POST', '/api/auth/signup', {
      body: { name: 'Kim', email: former, company: 'Kim & Co', password: goodPassword },
    });
    expect(signup.status).toBe(409);
    expect((await undo(link)).status).toBe(200);
  });
});
