import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailCaps } from '@/domain/mail/mailCaps';
import type { SessionAnswer } from '@/schemas/auth';
import type { SentInvitation } from '@/schemas/invitations';
import {
  createAccount,
  freshEmail,
  goodPassword,
  signedInAccount,
  type TestAccount,
} from '../factories/account';
import { api } from '../helpers/api';
import { tokenIn, useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

let admin: TestAccount;
let mail: Awaited<ReturnType<typeof useMailServer>>;
beforeAll(async () => {
  mail = await useMailServer();
  admin = await signedInAccount({ role: 'admin' });
});
afterAll(() => mail.stop());

const invite = (email: string, role = 'marketer') =>
  api<SentInvitation>('POST', '/api/admin/invitations', { token: admin.token, body: { email, role } });
const sendAgain = ({ invitation }: SentInvitation) =>
  api<SentInvitation & { message?: string }>('POST', `/api/admin/invitations/${invitation.id}/send`, {
    token: admin.token,
  });
const accept = (token: string) =>
  api<SessionAnswer>('POST', '/api/auth/accept-invitation', {
    body: { token, name: 'Mara', password: goodPassword },
  });

describe('an invitation by mail', () => {
  it('is refused until there is a place for it, in an hour or in what is left of the day', async () => {
    const { pool } = (await testPayload()).db;
    const { body } = await invite(freshEmail());
    const refusals: [string | undefined, number][] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      for (let attempt = hour === 0 ? 1 : 0; attempt < 5; attempt += 1) await sendAgain(body);
      const refused = await sendAgain(body);
      refusals.push([refused.body.message, Math.ceil(Number(refused.headers.get('Retry-After')) / 3_600)]);
      await pool.query("update rate_limits set expire = 0 where key like 'mail-hour:%'");
    }
    const words = (wait: string) =>
      `This address has been sent enough invitations for now. Try again in ${wait}.`;
    expect(refusals).toEqual([
      ...Array(3).fill([words('an hour'), 1]),
      // The day's twenty are spent.
      [words('24 hours'), 24],
    ]);
  });

  it('leads from the administrator’s click to the first sign-in', async () => {
    const email = freshEmail();
    const sent = await invite(email);
    expect(sent).toMatchObject({ status: 201, body: { link: null } });
    const [received, ...others] = await mail.deliver(email);
    expect(others).toEqual([]);
    expect(received?.subject).toMatch(/^Your invitation to /);
    expect(received?.text).toContain('Robin Example invites you');
    expect(received?.text).toContain('http://localhost:3000/accept-invitation#token=');
    const token = tokenIn(received?.text ?? '');
    expect((await api('POST', '/api/auth/invitation', { body: { token } })).body).toEqual({
      email,
      role: 'marketer',
    });
    const accepted = await accept(token);
    expect([accepted.status, accepted.body.user.role]).toEqual([201, 'marketer']);
    const signedIn = await api<SessionAnswer>('POST', '/api/auth/login', {
      body: { email, password: goodPassword },
    });
    expect(signedIn.status).toBe(200);
    expect((await api('GET', '/api/admin/blog/posts', { token: signedIn.body.token })).status).toBe(200);
  });

  it('is written with a fresh link each time, and only the last one works', async () => {
    const email = freshEmail();
    const { body } = await invite(email);
    await mail.deliver(email);
    expect((await sendAgain(body)).body.link).toBeNull();
    const [first, second] = (await mail.deliver(email)).map(({ text }) => tokenIn(text));
    expect(second).not.toBe(first);
    expect((await accept(first ?? '')).status).toBe(400);
    expect((await accept(second ?? '')).status).toBe(201);
  });

  it('carries the same link when it is sent once more because the answer of the mail server was lost', async () => {
    const email = freshEmail();
    const { body } = await invite(email);
    mail.server.loseAnswers(true);
    await mail.deliver(email);
    await mail.skipWaits();
    const [first, second] = (await mail.deliver(email)).map(({ text }) => tokenIn(text));
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).toBe(first);
    // By hand it is another link, and what is still to be tried again doesn't bring back the one before.
    await sendAgain(body);
    mail.server.loseAnswers(false);
    await mail.skipWaits();
    const later = (await mail.deliver(email)).slice(2).map(({ text }) => tokenIn(text));
    expect(later).toHaveLength(2);
    expect(new Set([first, ...later]).size).toBe(3);
    expect((await accept(first ?? '')).status).toBe(400);
  });

  it('waits in the queue without its secret, and is not sent once it is withdrawn', async () => {
    const email = freshEmail();
    const { body } = await invite(email);
    const { pool } = (await testPayload()).db;
    const { rows } = await pool.query<{ input: object }>(
      `select input from payload_jobs where input::text like '%invitation%' and input::text like $1`,
      [`%${body.invitation.id}%`],
    );
    expect(JSON.stringify(rows)).not.toMatch(/token/i);
    const path = `/api/admin/invitations/${body.invitation.id}`;
    expect((await api('DELETE', path, { token: admin.token })).status).toBe(200);
    expect(await mail.deliver(email)).toEqual([]);
  });

  it('reaches nobody’s mailbox without end', async () => {
    const email = freshEmail();
    const { body } = await invite(email);
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push((await sendAgain(body)).status);
    expect(new Set(answers)).toEqual(new Set([200, 429]));
    const delivered = await mail.deliver(email);
    expect(delivered.length).toBeLessThan(12);
  });
});

describe('a link to a new password, by an administrator', () => {
  it('is mailed to the account’s owner and shown to nobody else', async () => {
    const { id, email } = await createAccount();
    const path = `/api/admin/users/${id}/reset-link`;
    const ordered = await api<{ link: string | null }>('POST', path, { token: admin.token });
    expect(ordered).toMatchObject({ status: 200, body: { link: null } });
    const [received] = await mail.deliver(email);
    expect(received?.text).toContain('/reset-password#token=');
    expect((await api('POST', '/api/admin/users/2147483000/reset-link', { token: admin.token })).status).toBe(
      404,
    );
  });

  it('waits for no mails that strangers have ordered for the address, and has a bound of its own', async () => {
    const { id, email } = await createAccount();
    const asked = new Set<number>();
    for (let count = 0; count < 6; count += 1) {
      asked.add((await api('POST', '/api/auth/forgot-password', { body: { email } })).status);
    }
    expect(asked).toEqual(new Set([200]));
    expect(await mail.deliver(email)).toHaveLength(mailCaps.passwordReset.perHour);
    const answers: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      answers.push((await api('POST', `/api/admin/users/${id}/reset-link`, { token: admin.token })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const handedOver = (await mail.deliver(email)).slice(mailCaps.passwordReset.perHour);
    expect(new Set(handedOver.map(({ text }) => tokenIn(text))).size).toBe(mailCaps.resetHandedOver.perHour);
    // Nor does an administrator hold up the owner.
    const owner = await createAccount();
    for (let count = 0; count < 5; count += 1) {
      await api('POST', `/api/admin/users/${owner.id}/reset-link`, { token: admin.token });
    }
    await api('POST', '/api/auth/forgot-password', { body: { email: owner.email } });
    expect(await mail.deliver(owner.email)).toHaveLength(mailCaps.resetHandedOver.perHour + 1);
  });
});
