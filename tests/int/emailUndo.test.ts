import { describe, expect, it } from 'vitest';
import { createAccount, freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
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
import { testPayload } from '../helpers/testPayload';

const { changedAccount, linkTo, mailsTo, waitingAccount } = mailboxes();

describe('a changed email', () => {
  it('can be undone from the old mailbox: all sessions end, and a new password follows', async () => {
    const { link, former, email, token } = await changedAccount();
    const thief = (await login(email)).body.token;
    const answer = await undo(link);
    expect([answer.status, answer.body.message, answer.body.email]).toEqual([
      200,
      'Your account has its previous email again. Every device has been signed out.',
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

  it.each(['changed', 'requested'] as const)(
    'can be undone after a new password through the new mailbox, with the link of the mail “%s”',
    async (mail) => {
      const { former, email } = await changedAccount();
      await api('POST', '/api/auth/forgot-password', { body: { email } });
      expect((await reset(await linkTo(email, subjects.reset))).status).toBe(200);
      const thief = (await login(email, newPassword)).body.token;
      const answer = await undo(await linkTo(former, subjects[mail]));
      expect([answer.status, answer.body.email]).toEqual([200, former]);
      expect((await me(thief)).status).toBe(401);
      expect((await reset(answer.body.resetToken, 'Quite another one 7')).status).toBe(200);
      expect((await login(former, 'Quite another one 7')).status).toBe(200);
    },
  );

  it('can be undone once, also by two at the same time', async () => {
    const { link } = await changedAccount();
    const answers = await Promise.all([undo(link), undo(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('can’t be undone while another account has the address, and says so', async () => {
    const { link, former } = await changedAccount();
    const { id } = await createAccount();
    const { db } = await testPayload();
    await db.pool.query('update users set email = $1 where id = $2', [former, id]);
    expect((await undo(link)).status).toBe(409);
  });

  it('can’t be undone while the account is about to be deleted, says so, and can be when it is kept', async () => {
    const { id, link, former, email } = await changedAccount();
    const { pool } = (await testPayload()).db;
    await pool.query(
      `insert into account_removals (user_id, due_at) values ($1, now() + interval '10 min')`,
      [id],
    );
    const refused = await undo(link);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This account is about to be deleted. To keep it, please write to us at once.',
    ]);
    await pool.query('delete from account_removals where user_id = $1', [id]);
    expect((await login(email)).status).toBe(200);
    const { body } = await undo(link);
    expect((await reset(body.resetToken)).status).toBe(200);
    expect((await login(former, newPassword)).status).toBe(200);
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
      expect(several.status).toBe(404);
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
