import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionAnswer, SessionUser } from '@/schemas/auth';
import type { InvitationAnswer, SentInvitation } from '@/schemas/invitations';
import {
  createAccount,
  freshEmail,
  goodPassword,
  signedInAccount,
  type TestAccount,
} from '../factories/account';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

let admin: TestAccount;
beforeAll(async () => {
  admin = await signedInAccount({ role: 'admin' });
});

const invite = (email: string, role: string, { token }: Pick<TestAccount, 'token'> = admin) =>
  api<SentInvitation>('POST', '/api/admin/invitations', { token, body: { email, role } });

const tokenOf = (link: string | null) => /#token=([\w-]{43})$/.exec(link ?? '')?.[1] ?? '';

const accept = (token: string, more: Record<string, unknown> = {}, sender?: string) =>
  api<SessionAnswer & { message: string }>('POST', '/api/auth/accept-invitation', {
    token: sender,
    body: { token, name: 'Ada', password: goodPassword, ...more },
  });

const listed = async (email: string) =>
  (await api<InvitationAnswer[]>('GET', '/api/admin/invitations', { token: admin.token })).body.find(
    (invitation) => invitation.email === email,
  );

const storedUser = async (email: string) => {
  const payload = await testPayload();
  return (await payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0];
};

async function changeRow(id: number, data: Record<string, unknown>) {
  const { db } = await testPayload();
  await db.updateOne({ collection: 'invitations', id, data });
}

const spent = { status: 400, body: { message: expect.stringMatching(/^This invitation no longer works/) } };

describe('an invitation', () => {
  it.each(['client', 'marketer', 'admin'] as const)(
    'makes an account as %s, once, and signs in',
    async (role) => {
      const email = freshEmail();
      const sent = await invite(email.toUpperCase(), role);
      expect(sent).toMatchObject({ status: 201, body: { invitation: { email, role, state: 'waiting' } } });
      const token = tokenOf(sent.body.link);
      expect(await listed(email)).toMatchObject({ invitedBy: 'Robin Example' });
      expect((await api('POST', '/api/auth/invitation', { body: { token } })).body).toEqual({ email, role });
      const { status, body } = await accept(token);
      expect([status, body.user.role, body.user.name, body.user.mustChangePassword]).toEqual([
        ...[201, role, 'Ada', false],
      ]);
      expect((await api('GET', '/api/auth/me', { token: body.token })).status).toBe(200);
      expect(await accept(token)).toMatchObject(spent);
      expect(await listed(email)).toBeUndefined();
    },
  );

  it('keeps of its token a hash', async () => {
    const { body } = await invite(freshEmail(), 'client');
    const { db } = await testPayload();
    const row = await db.findOne({
      collection: 'invitations',
      where: { id: { equals: body.invitation.id } },
    });
    expect(JSON.stringify(row)).not.toContain(tokenOf(body.link));
  });

  it('gives one of those who accept at once the account', async () => {
    const email = freshEmail();
    const token = tokenOf((await invite(email, 'marketer')).body.link);
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400].sort());
  });

  it('gives the role and the address that it was made with, whatever is sent', async () => {
    const email = freshEmail();
    const token = tokenOf((await invite(email, 'client')).body.link);
    const { body } = await accept(token, { role: 'admin', isAdmin: true, email: freshEmail() });
    expect(body.user).toMatchObject({ email, role: 'client', isAdmin: false, reportLimit: 3 });
  });

  it('stays when the password is too weak', async () => {
    const token = tokenOf((await invite(freshEmail(), 'client')).body.link);
    expect((await accept(token, { password: 'password' })).status).toBe(400);
    expect((await accept(token)).status).toBe(201);
  });

  it('ends after seven days, and lives again when it is sent again', async () => {
    const email = freshEmail();
    const { body } = await invite(email, 'client');
    const { id, expiresAt } = body.invitation;
    expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
    await changeRow(id, { expiresAt: new Date(Date.now() - 1000).toISOString() });
    expect(await accept(tokenOf(body.link))).toMatchObject(spent);
    expect(await listed(email)).toMatchObject({ state: 'expired' });
    const again = await api<SentInvitation>('POST', `/api/admin/invitations/${id}/send`, {
      token: admin.token,
    });
    expect(await accept(tokenOf(body.link))).toMatchObject(spent);
    expect((await accept(tokenOf(again.body.link))).status).toBe(201);
  });

  it('no longer works once it is withdrawn', async () => {
    const { body } = await invite(freshEmail(), 'admin');
    const path = `/api/admin/invitations/${body.invitation.id}` as const;
    expect((await api('DELETE', path, { token: admin.token })).status).toBe(200);
    expect(await accept(tokenOf(body.link))).toMatchObject(spent);
    expect((await api('DELETE', path, { token: admin.token })).status).toBe(404);
    expect((await api('POST', `${path}/send`, { token: admin.token })).status).toBe(404);
  });

  it('holds for as long as who invited is an administrator, or until another one sends it again', async () => {
    const inviter = await signedInAccount({ role: 'admin' });
    const email = freshEmail();
    const { body } = await invite(email, 'admin', inviter);
    await api('PUT', `/api/admin/users/${inviter.id}`, { token: admin.token, body: { role: 'client' } });
    expect(await accept(tokenOf(body.link))).toMatchObject(spent);
    expect(await listed(email)).toMatchObject({ state: 'void' });
    await api('DELETE', `/api/admin/users/${inviter.id}`, { token: admin.token });
    expect(await listed(email)).toMatchObject({ state: 'void', invitedBy: null });
    const again = await api<SentInvitation>('POST', `/api/admin/invitations/${body.invitation.id}/send`, {
      token: admin.token,
    });
    expect((await accept(tokenOf(again.body.link))).body.user.role).toBe('admin');
  });

  it('gives nothing to whoever signed up with the address meanwhile', async () => {
    const email = freshEmail();
    const { body } = await invite(email, 'admin');
    await api('POST', '/api/auth/signup', {
      body: { name: 'Eve', email, company: 'Eve', password: goodPassword },
    });
    expect(await accept(tokenOf(body.link))).toMatchObject({ status: 409 });
    expect(await storedUser(email)).toMatchObject({ name: 'Eve', role: 'client' });
    expect(
      (await api('POST', `/api/admin/invitations/${body.invitation.id}/send`, { token: admin.token })).status,
    ).toBe(409);
  });

  it('is refused for an address that has an account or an invitation, also for two at once', async () => {
    const known = await createAccount();
    expect((await invite(known.email, 'client')).status).toBe(409);
    const email = freshEmail();
    const answers = await Promise.all([invite(email, 'client'), invite(email, 'marketer')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('makes the account nobody’s doing but its owner’s, whoever is signed in there', async () => {
    const email = freshEmail();
    const token = tokenOf((await invite(email, 'client')).body.link);
    await accept(token, {}, admin.token);
    const user = await storedUser(email);
    expect(user?.mustChangePassword).toBe(false);
    const { body } = await api<object[]>('GET', `/api/admin/trail?search=${email}`, { token: admin.token });
    expect(body).toMatchObject([
      { action: 'accept', actor: `Ada (${email})`, subject: 'invitations' },
      { action: 'create', subject: 'invitations', label: email },
    ]);
    await api('DELETE', `/api/admin/users/${user?.id}`, { token: admin.token });
    const after = await api<object[]>('GET', `/api/admin/trail?search=${email}`, { token: admin.token });
    expect(after.body).toEqual([]);
  });
});

describe('a password that somebody else chose', () => {
  const told = 'lantern quay 4471 told';

  async function newcomer(body: object = {}) {
    const email = freshEmail();
    const created = await api<{ id: number; role: string }>('POST', '/api/admin/users', {
      token: admin.token,
      body: { name: 'Jo', email, password: told, ...body },
    });
    const { body: session } = await api<SessionAnswer>('POST', '/api/auth/login', {
      body: { email, password: told },
    });
    return { email, id: created.body.id, token: session.token, user: session.user };
  }

  it('opens nothing but the way to another one, at every door', async () => {
    const { token, user, id } = await newcomer({ role: 'marketer' });
    expect(user).toMatchObject({ role: 'marketer', isAdmin: false, mustChangePassword: true });
    const me = await api<SessionUser>('GET', '/api/auth/me', { token });
    expect(me.body.mustChangePassword).toBe(true);
    const closed = [
      ['GET', '/api/auth/preferences'],
      ['GET', '/api/auth/export'],
      ['GET', '/api/analysis'],
      ['GET', '/api/admin/desk'],
      ['PUT', '/auth/preferences'],
    ] as const;
    for (const [method, path] of closed) {
      expect(await api(method, path, { token })).toMatchObject({
        status: 403,
        body: { code: 'password-change-required' },
      });
    }
    // Payload's own routes, which staff may call.
    expect((await api('GET', '/api/posts', { token })).status).toBe(404);
    expect((await api('PATCH', `/api/users/${id}`, { token, body: { name: 'X' } })).status).toBe(404);
  });

  it('gives way to one that only its owner knows, and to no other', async () => {
    const { token, email } = await newcomer();
    const change = (newPassword: string) =>
      api('PUT', '/api/auth/password', { token, body: { currentPassword: told, newPassword } });
    expect((await api('POST', '/api/auth/refresh-token', { token })).status).toBe(200);
    expect((await change(told)).status).toBe(400);
    expect((await change(goodPassword)).status).toBe(200);
    expect((await api('GET', '/api/analysis', { token })).status).toBe(200);
    const { body } = await api<SessionAnswer>('POST', '/api/auth/login', {
      body: { email, password: goodPassword },
    });
    expect(body.user.mustChangePassword).toBe(false);
  });

  it('is also one that an administrator sets in the panel, and not one from a mailed link', async () => {
    const { id, email } = await createAccount();
    await api('PATCH', `/api/users/${id}`, { token: admin.token, body: { password: told } });
    expect(await storedUser(email)).toMatchObject({ mustChangePassword: true });
    const handed = await api<{ link: string }>('POST', `/api/admin/users/${id}/reset-link`, {
      token: admin.token,
    });
    const body = { token: tokenOf(handed.body.link), password: goodPassword };
    expect((await api('POST', '/api/auth/reset-password', { token: admin.token, body })).status).toBe(200);
    expect(await storedUser(email)).toMatchObject({ mustChangePassword: false });
    const own = await api('POST', `/api/admin/users/${admin.id}/reset-link`, { token: admin.token });
    expect(own.status).toBe(403);
  });

  it('can’t be declared one’s own by a field', async () => {
    const { id, email } = await newcomer();
    await api('PATCH', `/api/users/${id}`, { token: admin.token, body: { mustChangePassword: false } });
    expect(await storedUser(email)).toMatchObject({ mustChangePassword: true });
  });
});

describe('the role of an account', () => {
  it('may be sent, and decides before isAdmin, which decides without it', async () => {
    const create = async (more: object) =>
      (
        await api<SessionUser>('POST', '/api/admin/users', {
          token: admin.token,
          body: { name: 'Jo', email: freshEmail(), password: goodPassword, ...more },
        })
      ).body;
    expect(await create({ role: 'marketer' })).toMatchObject({ role: 'marketer', reportLimit: 3 });
    expect(await create({ role: 'admin', isAdmin: false })).toMatchObject({
      role: 'admin',
      reportLimit: null,
    });
    const { id } = await create({ isAdmin: true });
    const change = async (body: object) =>
      (await api<SessionUser>('PUT', `/api/admin/users/${id}`, { token: admin.token, body })).body;
    expect(await change({ role: 'marketer', isAdmin: true })).toMatchObject({
      role: 'marketer',
      reportLimit: 3,
    });
    expect(await change({ isAdmin: false })).toMatchObject({ role: 'marketer' });
    const wrong = await api('PUT', `/api/admin/users/${id}`, { token: admin.token, body: { role: 'owner' } });
    expect(wrong.status).toBe(400);
  });

  it('and all else of it is written over by nobody who hasn’t seen what was changed', async () => {
    const other = await signedInAccount({ role: 'admin' });
    const { id } = await createAccount();
    const path = `/api/admin/users/${id}`;
    const opened = await api<{ updatedAt: string }>('GET', path, { token: admin.token });
    await api('PUT', path, { token: other.token, body: { company: 'Theirs' } });
    const refused = await api<{ version: string }>('PUT', path, {
      token: admin.token,
      body: { name: 'Mine', updatedAt: opened.body.updatedAt },
    });
    expect(refused).toMatchObject({ status: 409, body: { changedBy: `Robin Example (${other.email})` } });
    const kept = await api('PUT', path, {
      token: admin.token,
      body: { name: 'Mine', updatedAt: refused.body.version },
    });
    expect(kept.body).toMatchObject({ name: 'Mine', company: 'Theirs' });
  });
});

describe('a person’s data', () => {
  it('is handed over with what was sent with their address, and goes with it when it is said so', async () => {
    const { id, email, token } = await signedInAccount();
    const payload = await testPayload();
    const write = (submissionKey: string) =>
      payload.create({
        collection: 'inquiries',
        data: { name: 'Robin', email, message: 'Hello there', status: 'new', submissionKey },
      });
    await write(`${email}-1`);
    const path = `/api/admin/users/${id}`;
    const handed = await api<Record<string, unknown>>('GET', `${path}/export`, { token: admin.token });
    const own = await api<Record<string, unknown>>('GET', '/api/auth/export', { token });
    expect(Object.keys(handed.body)).toEqual([...Object.keys(own.body), 'inquiries']);
    expect(handed.body.inquiries).toMatchObject([{ message: 'Hello there', entries: [] }]);
    const { body } = await api<object[]>('GET', `/api/admin/trail?search=${email}&action=export`, {
      token: admin.token,
    });
    expect(body).toMatchObject([{ subject: 'users', subjectId: id }]);
    const counts = await api('GET', `/api/admin/users/belongings?ids=${id}`, { token: admin.token });
    expect(counts.body).toMatchObject({ inquiries: 1 });
    await api('DELETE', `${path}?inquiries=delete`, { token: admin.token });
    const left = await payload.count({ collection: 'inquiries', where: { email: { equals: email } } });
    expect(left.totalDocs).toBe(0);
  });
});

describe('the trail', () => {
  it('notes settings, categories, the team and sign-ins of staff, with what was before', async () => {
    const marketer = await signedInAccount({ role: 'marketer' });
    const newsletterUrl = `https://letters.example/${marketer.id}`;
    await api('POST', '/api/globals/site-settings', { token: marketer.token, body: { newsletterUrl } });
    const name = `Topic ${marketer.id}`;
    await api('POST', '/api/categories', { token: marketer.token, body: { name } });
    await api('POST', '/api/auth/login', { body: { email: marketer.email, password: goodPassword } });
    const { body } = await api<object[]>('GET', `/api/admin/trail?search=${marketer.email}`, {
      token: admin.token,
    });
    expect(body).toMatchObject([
      { action: 'sign-in', subject: 'users', subjectId: marketer.id },
      { action: 'create', subject: 'categories', label: name },
      {
        action: 'update',
        subject: 'site-settings',
        changes: [{ field: 'newsletterUrl', to: newsletterUrl }],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(goodPassword);
  });
});
