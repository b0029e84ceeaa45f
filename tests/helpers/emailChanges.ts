import { afterAll, beforeAll, expect } from 'vitest';
import type { ProfileAnswer } from '@/schemas/account';
import type { SessionAnswer, SessionUser } from '@/schemas/auth';
import type { ConfirmEmailAnswer, UndoEmailAnswer } from '@/schemas/mailedLinks';
import { freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { api } from './api';
import { tokenIn, useMailServer } from './sendMailThrough';
import { testPayload } from './testPayload';

export const subjects = {
  confirm: 'Confirm your new email',
  requested: 'Somebody asked to change the email of your account',
  changed: 'The email of your account was changed',
  reset: 'Set a new password',
};
export const newPassword = 'another horse 8 staple';

export const me = (token: string) => api<SessionUser>('GET', '/api/auth/me', { token });
export const login = (email: string, password = goodPassword) =>
  api<SessionAnswer>('POST', '/api/auth/login', { body: { email, password } });
export const changeEmail = (token: string, email: string, currentPassword = goodPassword) =>
  api<ProfileAnswer & { message: string }>('PUT', '/api/auth/profile', {
    token,
    body: { name: 'Robin Example', email, company: '', currentPassword },
  });
export const confirm = (link: string, token?: string) =>
  api<ConfirmEmailAnswer>('POST', '/api/auth/confirm-email', { body: { token: link }, token });
export const undo = (link: string) =>
  api<UndoEmailAnswer>('POST', '/api/auth/undo-email', { body: { token: link } });
export const reset = (token: string, password = newPassword) =>
  api('POST', '/api/auth/reset-password', { body: { token, password } });

/** As if the time of the account's links were over. */
export async function expireLinks(userId: number): Promise<void> {
  const { db } = await testPayload();
  const past = new Date(Date.now() - 1_000).toISOString();
  const where = { user: { equals: userId } };
  await db.updateMany({ collection: 'account-links', where, data: { expiresAt: past } });
  await db.updateOne({ collection: 'users', id: userId, data: { pendingEmailUntil: past } });
}

/** The mailboxes that emails are changed between, for the tests of one file. */
export function mailboxes() {
  let mail: Awaited<ReturnType<typeof useMailServer>>;
  beforeAll(async () => {
    mail = await useMailServer();
  });
  afterAll(() => mail.stop());

  const mailsTo = async (email: string, subject: string) =>
    (await mail.deliver(email)).filter((received) => received.subject === subject);
  const linkTo = async (email: string, subject: string) =>
    tokenIn((await mailsTo(email, subject)).at(-1)?.text ?? '');

  /** An account that has asked for another email; nobody has opened a link yet. */
  async function waitingAccount() {
    const account = await signedInAccount();
    const pending = freshEmail();
    expect((await changeEmail(account.token, pending)).status).toBe(200);
    return { ...account, pending };
  }

  /** The same, confirmed in the browser where it was asked for. */
  async function changedAccount() {
    const { email: former, pending: email, ...account } = await waitingAccount();
    expect((await confirm(await linkTo(email, subjects.confirm), account.token)).status).toBe(200);
    return { ...account, former, email, link: await linkTo(former, subjects.changed) };
  }

  return { mailsTo, linkTo, waitingAccount, changedAccount };
}
