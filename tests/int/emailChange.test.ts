import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProfileAnswer } from '@/schemas/account';
import type { ConfirmEmailAnswer, UndoEmailAnswer } from '@/schemas/mailedLinks';
import type { SessionAnswer, SessionUser } from '@/schemas/auth';
import { createAccount, freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { tokenIn, useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

let mail: Awaited<ReturnType<typeof useMailServer>>;
beforeAll(async () => {
  mail = await useMailServer();
});
afterAll(() => mail.stop());

const subjects = {
  confirm: 'Confirm your new email',
  requested: 'Somebody asked to change the email of your account',
  changed: 'The email of your account was changed',
  reset: 'Set a new password',
};
const newPassword = 'another horse 8 staple';
const spent = 'This link has been used already or has expired.';

const me = async (token: string) => api<SessionUser>('GET', '/api/auth/me', { token });
const login = (email: string, password = goodPassword) =>
  api<SessionAnswer>('POST', '/api/auth/login', { body: { email, password } });
const changeEmail = (token: string, email: string, currentPassword = goodPassword) =>
  api<ProfileAnswer & { message: string }>('PUT', '/api/auth/profile', {
    token,
    body: { name: 'Robin Example', email, company: '', currentPassword },
  });
const confirm = (link: string, token?: string) =>
  api<ConfirmEmailAnswer>('POST', '/api/auth/confirm-email', { body: { token: link }, token });
const undo = (link: string) =>
  api<UndoEmailAnswer>('POST', '/api/auth/undo-email', { body: { token: link } });
const sendAgain = (token: string) => api('POST', '/api/auth/pending-email', { token });
const giveUp = (token: string) => api<ProfileAnswer>('DELETE', '/api/auth/pending-email', { token });
const reset = (token: string, password = newPassword) =>
  api('POST', '/api/auth/reset-password', { body: { token, password } });

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

/** As if the time of the account's links were over. */
async function expireLinks(userId: number) {
  const { db } = await testPayload();
  const past = new Date(Date.now() - 1_000).toISOString();
  const where = { user: { equals: userId } };
  await db.updateMany({ collection: 'account-links', where, data: { expiresAt: past } });
  await db.updateOne({ collection: 'users', id: userId, data: { pendingEmailUntil: past } });
}

describe('a new email', () => {
  it('waits, and the account keeps the old one', async () => {
    const { token, email, pending } = await waitingAccount();
    expect((await me(token)).body).toMatchObject({ email, pendingEmail: pending });
    expect([(await login(email)).status, (await login(pending)).status]).toEqual([200, 401]);
    await api('POST', '/api/auth/forgot-password', { body: { email: pending } });
    expect(await mailsTo(pending, subjects.reset)).toEqual([]);
  });

  it('needs the current password, and five wrong ones are enough', async () => {
    const { token } = await signedInAccount();
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
    const { token, pending } = await waitingAccount();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await sendAgain(token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await sendAgain(token)).body.message).toMatch(/^The link has been sent often enough/);
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

describe('a changed email', () => {
  it('can be undone from the old mailbox: all sessions end, and a new password follows', async () => {
    const { link, former, email, token } = await changedAccount();
    const thief = (await login(email)).body.token;
    const answer = await undo(link);
    expect([answer.status, answer.body.message, answer.body.email]).toEqual([
      200,
      'Your account has its former email again. Every device has been signed out.',
      former,
    ]);
    expect([(await me(token)).status, (await me(thief)).status]).toEqual([401, 401]);
    expect((await reset(answer.body.resetToken)).status).toBe(200);
    expect((await login(former, newPassword)).status).toBe(200);
    expect((await login(email, newPassword)).status).toBe(401);
  });

  it('can be undone with the link of the request as well', async () => {
    const { former } = await changedAccount();
    expect((await undo(await linkTo(former, subjects.requested))).body.email).toBe(former);
    expect((await login(former)).status).toBe(200);
  });

  it('can be undone once, also by two at the same time', async () => {
    const { link } = await changedAccount();
    const answers = await Promise.all([undo(link), undo(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('can be undone for 72 hours', async () => {
    const { id, link, email } = await changedAccount();
    await expireLinks(id);
    expect((await undo(link)).status).toBe(400);
    expect((await login(email)).status).toBe(200);
  });

  it('goes back to the first address, whatever came after', async () => {
    const { token, former, email, link } = await changedAccount();
    const third = freshEmail();
    await changeEmail(token, third);
    await confirm(await linkTo(third, subjects.confirm), token);
    const laterLink = await linkTo(email, subjects.changed);
    expect((await undo(link)).body.email).toBe(former);
    expect((await undo(laterLink)).status).toBe(400);
    expect((await login(former)).status).toBe(200);
  });

  it('has links of one purpose each', async () => {
    const { link, email, token } = await changedAccount();
    expect([(await reset(link)).status, (await confirm(link)).status]).toEqual([400, 400]);
    await api('POST', '/api/auth/forgot-password', { body: { email } });
    const resetLink = await linkTo(email, subjects.reset);
    expect([(await undo(resetLink)).status, (await confirm(resetLink)).status]).toEqual([400, 400]);
    const pending = freshEmail();
    await changeEmail(token, pending);
    const confirmLink = await linkTo(pending, subjects.confirm);
    expect([(await undo(confirmLink)).status, (await reset(confirmLink)).status]).toEqual([400, 400]);
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

  it.each(['/api/users', '/api/admin/users'])(
    'holds at once, is told and can be undone when an administrator makes it at %s',
    async (path) => {
      const [account, admin] = await Promise.all([signedInAccount(), signedInAccount({ role: 'admin' })]);
      const email = freshEmail();
      const method = path === '/api/users' ? 'PATCH' : 'PUT';
      const changed = await api(method, `${path}/${account.id}`, { token: admin.token, body: { email } });
      expect(changed.status).toBe(200);
      expect([(await me(account.token)).status, (await me(admin.token)).status]).toEqual([401, 200]);
      expect((await login(email)).body.user).toMatchObject({ email, pendingEmail: null });
      expect((await undo(await linkTo(account.email, subjects.changed))).body.email).toBe(account.email);
    },
  );
});

describe('an account that somebody prepared for another person', () => {
  /** The owner of the mailbox sets a new password through it. */
  async function takeOver(email: string) {
    await api('POST', '/api/auth/forgot-password', { body: { email } });
    expect((await reset(await linkTo(email, subjects.reset))).status).toBe(200);
    return (await login(email, newPassword)).body.token;
  }

  it('is not theirs before they confirm it', async () => {
    const { pending } = await waitingAccount();
    await api('POST', '/api/auth/forgot-password', { body: { email: pending } });
    expect(await mailsTo(pending, subjects.reset)).toEqual([]);
  });

  it('can’t be taken back with an undo link after they used “forgot password”', async () => {
    const { former, email, link, token } = await changedAccount();
    const owner = await takeOver(email);
    const early = await linkTo(former, subjects.requested);
    expect([(await undo(link)).status, (await undo(early)).status]).toEqual([400, 400]);
    expect([(await me(token)).status, (await me(owner)).body.email]).toEqual([401, email]);
  });

  it('can’t be taken along with a change that waits', async () => {
    const { token, email, pending } = await waitingAccount();
    const link = await linkTo(pending, subjects.confirm);
    const owner = await takeOver(email);
    expect((await confirm(link)).status).toBe(400);
    expect((await me(token)).status).toBe(401);
    expect((await me(owner)).body).toMatchObject({ email, pendingEmail: null });
  });
});

describe('one’s own email and password in the CMS', () => {
  const elsewhere =
    'Change your own email and password in your profile settings, where we ask for your current password.';

  it.each(['admin', 'marketer'] as const)('can’t be changed by being signed in alone: %s', async (role) => {
    const { id, email, token } = await signedInAccount({ role });
    const other = (await login(email)).body.token;
    const changes = [
      { password: newPassword },
      { email: freshEmail() },
      { email: freshEmail(), password: newPassword, currentPassword: goodPassword },
    ];
    for (const body of changes) {
      const answer = await api('PATCH', `/api/users/${id}`, { token, body });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain(elsewhere);
      const several = await api('PATCH', `/api/users?where[id][equals]=${id}`, { token, body });
      expect(several.status).toBe(400);
    }
    expect((await me(other)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  it('can’t be changed by an administrator in the Admin Portal either', async () => {
    const { id, token } = await signedInAccount({ role: 'admin' });
    const answer = await api('PUT', `/api/admin/users/${id}`, { token, body: { email: freshEmail() } });
    expect([answer.status, answer.body]).toEqual([
      400,
      { message: elsewhere, error: elsewhere, errors: [{ field: 'email', message: elsewhere }] },
    ]);
  });

  it('don’t keep the rest of the account from being changed', async () => {
    const { id, email, token } = await signedInAccount({ role: 'marketer' });
    const body = { name: 'Another Name', email };
    expect((await api('PATCH', `/api/users/${id}`, { token, body })).status).toBe(200);
    expect((await me(token)).body.name).toBe('Another Name');
  });

  it('are an administrator’s to set for others, without their password', async () => {
    const [{ id, email }, admin] = [await createAccount(), await signedInAccount({ role: 'admin' })];
    const body = { password: newPassword };
    expect((await api('PATCH', `/api/users/${id}`, { token: admin.token, body })).status).toBe(200);
    expect((await login(email, newPassword)).status).toBe(200);
  });
});
