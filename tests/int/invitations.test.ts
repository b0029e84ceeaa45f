import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionAnswer } from '@/schemas/auth';
import type { InvitationAnswer, SentInvitation } from '@/schemas/invitations';
import type { TrailEntryAnswer } from '@/schemas/trail';
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

  it('stays when staff choose a common password', async () => {
    const token = tokenOf((await invite(freshEmail(), 'marketer')).body.link);
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

  it('is void for good once who invited is no administrator, until another one sends it again', async () => {
    const inviter = await signedInAccount({ role: 'admin' });
    const email = freshEmail();
    const { body } = await invite(email, 'admin', inviter);
    await api('PUT', `/api/admin/users/${inviter.id}`, { token: admin.token, body: { role: 'client' } });
    expect(await accept(tokenOf(body.link))).toMatchObject(spent);
    expect(await listed(email)).toMatchObject({ state: 'void', invitedBy: null });
    await api('PUT', `/api/admin/users/${inviter.id}`, { token: admin.token, body: { role: 'admin' } });
    expect(await accept(tokenOf(body.link))).toMatchObject(spent);
    expect(await listed(email)).toMatchObject({ state: 'void', invitedBy: null });
    await api('DELETE', `/api/admin/users/${inviter.id}`, { token: admin.token });
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

  it('goes with the account of its address, whichever door that is deleted at', async () => {
    const email = freshEmail();
    const { body } = await invite(email, 'admin');
    const { id } = await createAccount();
    const { db } = await testPayload();
    await db.pool.query('update users set email = $1 where id = $2', [email, id]);
    expect((await api('DELETE', `/api/users/${id}`, { token: admin.token })).status).toBe(200);
    expect(await listed(email)).toBeUndefined();
    expect(await accept(tokenOf(body.link))).toMatchObject(spent);
  });

  it('stays in the trail when a stranger signs up with its address and leaves again', async () => {
    const email = freshEmail();
    await invite(email, 'marketer');
    const label = async () =>
      (
        await api<TrailEntryAnswer[]>('GET', `/api/admin/trail?search=${email}&subject=invitations`, {
          token: admin.token,
        })
      ).body.map((entry) => entry.label);
    const { body } = await api<SessionAnswer>('POST', '/api/auth/signup', {
      body: { name: 'Eve', email, company: 'Eve', password: goodPassword },
    });
    const left = { token: body.token, body: { password: goodPassword } };
    expect((await api('POST', '/api/auth/delete-account', left)).status).toBe(200);
    expect(await label()).toEqual([email]);
    // With the account that an administrator deletes goes the invitation, and then its address.
    const { id } = await createAccount();
    const { db } = await testPayload();
    await db.pool.query('update users set email = $1 where id = $2', [email, id]);
    expect((await api('DELETE', `/api/users/${id}`, { token: admin.token })).status).toBe(200);
    expect(await listed(email)).toBeUndefined();
    expect(await label()).toEqual([]);
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

  it('tells nothing about itself to who has no link, whatever became of it', async () => {
    const { body } = await invite(freshEmail(), 'client');
    await api('DELETE', `/api/admin/invitations/${body.invitation.id}`, { token: admin.token });
    const ended = await invite(freshEmail(), 'client');
    await changeRow(ended.body.invitation.id, { expiresAt: new Date(Date.now() - 1000).toISOString() });
    const used = await invite(freshEmail(), 'client');
    await accept(tokenOf(used.body.link));
    const tokens = [body, ended.body, used.body].map(({ link }) => tokenOf(link));
    const answers = await Promise.all(
      [...tokens, 'A'.repeat(43)].map((token) => api('POST', '/api/auth/invitation', { body: { token } })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect(answers[0]).toMatchObject(spent);
    for (const token of ['', 'short', { $ne: '' }, null, ['x']]) {
      expect((await api('POST', '/api/auth/invitation', { body: { token } })).status).toBe(400);
    }
  });

  it('is behind no door but its own, and there behind the same one whether or not it is there', async () => {
    const { body } = await invite(freshEmail(), 'client');
    const { id } = body.invitation;
    const marketer = await signedInAccount({ role: 'marketer' });
    for (const known of [id, 2_147_483_000]) {
      const path = `/api/admin/invitations/${known}` as const;
      expect((await api('DELETE', path, { token: marketer.token })).status).toBe(403);
      expect((await api('POST', `${path}/send`, { token: marketer.token })).status).toBe(403);
    }
    for (const path of ['/api/invitations', `/api/invitations/${id}`]) {
      const answer = await api('GET', path, { token: admin.token });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(answer.body)).not.toContain(body.invitation.email);
    }
    expect((await accept(tokenOf(body.link))).status).toBe(201);
  });
});
