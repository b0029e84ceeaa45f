import { describe, expect, it } from 'vitest';
import type { ProfileAnswer } from '@/schemas/account';
import { freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';
import {
  changeEmail,
  confirm,
  expireLinks,
  login,
  mailboxes,
  me,
  newPassword,
  reset,
  subjects,
  undo,
} from '../helpers/emailChanges';

const spent = 'This link has been used already or has expired.';
const sendAgain = (token: string) => api('POST', '/api/auth/pending-email', { token });
const giveUp = (token: string) => api<ProfileAnswer>('DELETE', '/api/auth/pending-email', { token });

const waitsUntil = async (id: number) =>
  (await (await testPayload()).findByID({ collection: 'users', id })).pendingEmailUntil;

const { changedAccount, linkTo, mailsTo, waitingAccount } = mailboxes();

describe('a new email', () => {
  it('waits, and the account keeps the old one', async () => {
    const { token, email, pending } = await waitingAccount();
    expect((await me(token)).body).toMatchObject({ email, pendingEmail: pending });
    expect([(await login(email)).status, (await login(pending)).status]).toEqual([200, 401]);
    await api('POST', '/api/auth/forgot-password', { body: { email: pending } });
    expect(await mailsTo(pending, subjects.reset)).toEqual([]);
  });

  it('needs no current password of clients', async () => {
    const { token } = await signedInAccount();
    const email = freshEmail();
    const body = { name: 'Robin Example', email, company: '', profileImage: null };
    const answer = await api<ProfileAnswer>('PUT', '/api/auth/profile', { token, body });
    expect([answer.status, answer.body.user.pendingEmail]).toEqual([200, email]);
    expect((await api('GET', '/api/auth/former-email', { token })).body).toBeNull();
    expect((await api('POST', '/api/auth/former-email', { token })).status).toBe(404);
  });

  it('needs the current password of staff, and five wrong ones are enough', async () => {
    const { token } = await signedInAccount({ role: 'marketer' });
    const email = freshEmail();
    const body = { name: 'Robin Example', email, company: '' };
    for (const missing of [{}, { currentPassword: '' }, { currentPassword: null }]) {
      const answer = await api('PUT', '/api/auth/profile', { token, body: { ...body, ...missing } });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ field: 'currentPassword' }] });
    }
    const statuses: number[] = [];
    for (let guess = 0; guess < 5; guess += 1) {
      statuses.push((await changeEmail(token, email, 'wrong guess')).status);
    }
    statuses.push((await changeEmail(token, email)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await me(token)).body.pendingEmail).toBeNull();
  });

  it('is asked of its owner, who may know nothing of us, without a word of the account', async () => {
    const { email, pending } = await waitingAccount();
    const [received] = await mailsTo(pending, subjects.confirm);
    expect(received?.text.startsWith('Hello,\n')).toBe(true);
    expect(received?.text).toContain('http://localhost:3000/confirm-email#token=');
    expect(received?.text).toContain('somebody else’s account may be asking');
    expect(received?.text).toContain('Then do nothing: nothing changes');
    expect(received?.text).not.toContain(email);
    expect(received?.text).not.toContain('Robin');
  });

  it('is told to the old address at the request and at the change', async () => {
    const { former, email } = await changedAccount();
    const [requested] = await mailsTo(former, subjects.requested);
    const [changed] = await mailsTo(former, subjects.changed);
    for (const received of [requested, changed]) {
      expect(received?.text).toContain(email);
      expect(received?.text).toContain('http://localhost:3000/undo-email#token=');
    }
  });

  it('holds once its link is used, and ends the other sessions', async () => {
    const { token, email, pending } = await waitingAccount();
    const other = (await login(email)).body.token;
    const answer = await confirm(await linkTo(pending, subjects.confirm), token);
    expect([answer.status, answer.body.email]).toEqual([200, pending]);
    expect((await me(token)).body).toMatchObject({ email: pending, pendingEmail: null });
    expect((await me(other)).status).toBe(401);
    expect([(await login(email)).status, (await login(pending)).status]).toEqual([401, 200]);
  });

  it('signs out the browser that asked when another one confirms', async () => {
    const { token, pending } = await waitingAccount();
    await confirm(await linkTo(pending, subjects.confirm));
    expect((await me(token)).status).toBe(401);
  });

  it('can be confirmed once, for 72 hours', async () => {
    const { id, token, pending } = await waitingAccount();
    const link = await linkTo(pending, subjects.confirm);
    const { docs } = await (
      await testPayload()
    ).find({ collection: 'account-links', where: { user: { equals: id } } });
    const hoursLeft = docs.map(({ expiresAt }) => (Date.parse(expiresAt) - Date.now()) / 3_600_000);
    expect(hoursLeft).toHaveLength(2);
    expect(Math.min(...hoursLeft)).toBeGreaterThan(71.9);
    expect(Math.max(...hoursLeft)).toBeLessThanOrEqual(72);
    await expireLinks(id);
    expect((await confirm(link)).body.message).toBe(spent);
    expect((await me(token)).body.pendingEmail).toBeNull();
    expect([(await sendAgain(token)).status, (await giveUp(token)).status]).toEqual([404, 404]);

    await changeEmail(token, pending);
    const next = await linkTo(pending, subjects.confirm);
    const answers = await Promise.all([confirm(next), confirm(next)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is the latest one that was asked for', async () => {
    const { token, pending } = await waitingAccount();
    const link = await linkTo(pending, subjects.confirm);
    const later = freshEmail();
    expect((await changeEmail(token, later)).body.user.pendingEmail).toBe(later);
    expect((await confirm(link)).status).toBe(400);
    expect((await confirm(await linkTo(later, subjects.confirm))).status).toBe(200);
  });

  it('keeps nobody from using the address meanwhile, and then can’t be confirmed', async () => {
    const { token, pending } = await waitingAccount();
    const link = await linkTo(pending, subjects.confirm);
    const signup = await api('POST', '/api/auth/signup', {
      body: { name: 'Kim', email: pending, company: 'Kim & Co', password: goodPassword },
    });
    expect(signup.status).toBe(201);
    expect((await confirm(link)).status).toBe(409);
    expect((await me(token)).status).toBe(200);
  });

  it('is nothing when the address stays as it is, and changes nothing of what waits', async () => {
    const { token, email, pending } = await waitingAccount();
    const answer = await changeEmail(token, ` ${email.toUpperCase()} `, '');
    expect(answer.body.user).toMatchObject({ email, pendingEmail: pending });
    expect(await mailsTo(email, subjects.requested)).toHaveLength(1);
  });

  it('can’t be set in another way', async () => {
    const admin = await signedInAccount({ role: 'admin' });
    const [taken, until] = [freshEmail(), new Date(Date.now() + 1_000_000).toISOString()];
    const body = { pendingEmail: taken, pendingEmailUntil: until };
    await api('PATCH', `/api/users/${admin.id}`, { token: admin.token, body });
    expect((await me(admin.token)).body.pendingEmail).toBeNull();
  });
});

describe('while a new email waits', () => {
  it('its link can be sent again; only the newest one works', async () => {
    const { token, pending } = await waitingAccount();
    const first = await linkTo(pending, subjects.confirm);
    expect((await sendAgain(token)).status).toBe(200);
    expect(await mailsTo(pending, subjects.confirm)).toHaveLength(2);
    const second = await linkTo(pending, subjects.confirm);
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([400, 200]);
  });

  it('five mails an hour go to it, and more are refused in words', async () => {
    const { id, token, pending } = await waitingAccount();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await sendAgain(token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const before = await waitsUntil(id);
    expect((await sendAgain(token)).body.message).toMatch(/^The link has been sent often enough/);
    expect(await waitsUntil(id)).toBe(before);
    expect(await mailsTo(pending, subjects.confirm)).toHaveLength(5);
  });

  it('it can be given up', async () => {
    const { token, email, pending } = await waitingAccount();
    const link = await linkTo(pending, subjects.confirm);
    const answer = await giveUp(token);
    expect(answer.body.user).toMatchObject({ email, pendingEmail: null });
    expect((await me(token)).body.pendingEmail).toBeNull();
    expect((await confirm(link)).status).toBe(400);
    expect((await giveUp(token)).status).toBe(404);
  });

  it('the old address can stop it, which ends all sessions and leads to a new password', async () => {
    const { token, email, pending } = await waitingAccount();
    const link = await linkTo(pending, subjects.confirm);
    const answer = await undo(await linkTo(email, subjects.requested));
    expect([answer.status, answer.body.message, answer.body.email]).toEqual([
      200,
      'Your account keeps its email, and every device has been signed out.',
      email,
    ]);
    expect((await me(token)).status).toBe(401);
    expect((await confirm(link)).status).toBe(400);
    expect((await reset(answer.body.resetToken)).status).toBe(200);
    expect((await login(email, newPassword)).body.user.pendingEmail).toBeNull();
  });

  it('a changed password gives it up', async () => {
    const { token, pending } = await waitingAccount();
    const link = await linkTo(pending, subjects.confirm);
    const body = { currentPassword: goodPassword, newPassword };
    expect((await api('PUT', '/api/auth/password', { token, body })).status).toBe(200);
    expect((await me(token)).body.pendingEmail).toBeNull();
    expect((await confirm(link)).status).toBe(400);
  });
});
