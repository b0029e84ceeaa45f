import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeBarrier } from '../../scripts/testing/makeBarrier.mjs';
import { outboxMail } from '@/integrations/email/outboxMail';
import { endMail } from '@/integrations/email/mailState';
import { runMailQueue } from '@/operations/mail/runMailQueue';
import { inTransaction } from '@/database/inTransaction';
import { queueMail } from '@/services/mail/queueMail';
import { createAccount, freshEmail, signedInAccount } from '../factories/account';
import { inquiryBody } from '../factories/inquiryBody';
import { api } from '../helpers/api';
import { changeEmail, confirm, undo } from '../helpers/emailChanges';
import { mockTimers } from '../helpers/mockTimeouts';
import { startMailServer } from '../helpers/mailServer';
import { mailTimeoutMs, sendMailThrough, tokenIn, useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

const mailTo = freshEmail();
let payload: Payload;
let mail: Awaited<ReturnType<typeof useMailServer>>;

beforeAll(async () => {
  payload = await testPayload();
  await payload.updateGlobal({ slug: 'site-settings', data: { contactEmail: mailTo } });
});
afterAll(async () => {
  await payload.updateGlobal({ slug: 'site-settings', data: { contactEmail: null } });
});
beforeEach(async () => {
  mail = await useMailServer();
});
afterEach(() => mail.stop());

async function sendInquiry(fields: Record<string, string> = {}) {
  return api('POST', '/api/contact', { body: await inquiryBody(fields) });
}

async function orderPasswordChanged() {
  const { id, email } = await createAccount();
  const req = await createLocalReq({}, payload);
  await queueMail(req, { kind: 'passwordChanged', userId: id, at: new Date().toISOString() }, email);
  return email;
}

/** As mail programs show it (RFC 2047). */
const decodedHeader = (raw = '', name: string) =>
  (new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1] ?? '')
    .replace(/\r\n/g, '')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      Buffer.from(
        encoding.toUpperCase() === 'B'
          ? Buffer.from(word, 'base64')
          : Buffer.from(
              word
                .replaceAll('_', ' ')
                .replace(/=([0-9A-F]{2})/gi, (_hex, code: string) => String.fromCharCode(parseInt(code, 16))),
              'latin1',
            ),
      ).toString('utf8'),
    )
    .trim();

async function jobsOf(text: string) {
  const { rows } = await payload.db.drizzle.execute<{ has_error: boolean; total_tried: string }>(
    sql`select has_error, total_tried from payload_jobs where input::text like ${`%${text}%`}`,
  );
  return rows;
}

describe('a new inquiry', () => {
  it('is mailed to the firm, which can answer the sender', async () => {
    const sent = await sendInquiry({
      name: 'Kim Owner',
      email: 'kim@example.com',
      message: 'Two <b>words</b>',
    });
    expect(sent.status).toBe(201);
    const [received] = await mail.deliver(mailTo);
    expect(received?.raw).toMatch(/^From: "Smith, Jones <& Co>" <site@example\.com>\r$/m);
    expect(received?.raw).toMatch(/^Reply-To: "?Kim Owner"? <kim@example\.com>\r$/m);
    expect(received?.text).toContain('Two <b>words</b>');
    expect(received?.html).toContain('Two &lt;b&gt;words&lt;/b&gt;');
    expect(received?.text).toContain('/admin/inquiries?id=');
  });

  it('can’t add recipients or headers', async () => {
    const name = 'Kim\r\nBcc: everyone@example.com\r\n\r\nOther text';
    expect((await sendInquiry({ name })).status).toBe(201);
    const [received] = await mail.deliver(mailTo);
    const [headers = ''] = (received?.raw ?? '').split('\r\n\r\n');
    expect(headers).not.toMatch(/^(Bcc|Cc):/im);
  });

  it('shows a name that looks encoded as it was typed', async () => {
    const name = '=?utf-8?q?The_Boss?=';
    expect((await sendInquiry({ name, email: 'kim@example.com' })).status).toBe(201);
    const [received] = await mail.deliver(mailTo);
    expect((received?.raw ?? '').split('\r\n\r\n')[0]).not.toContain(name);
    expect(decodedHeader(received?.raw, 'Reply-To')).toMatch(
      /^=\?utf-8\?q\?The_Boss\?=\s+<kim@example\.com>$/u,
    );
    expect(decodedHeader(received?.raw, 'Subject')).toBe(`Message from ${name} through the contact form`);
  });
});

it('says of a mail that nobody wrote it by hand, so that no absence note answers', async () => {
  await sendInquiry();
  const email = await orderPasswordChanged();
  for (const to of [email, mailTo]) {
    const [received] = await mail.deliver(to);
    expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  }
});

describe('the queue of mails', () => {
  it('sends after the commit, and nothing that was rolled back', async () => {
    const { id, email } = await createAccount();
    const req = await createLocalReq({}, payload);
    const order = { kind: 'passwordChanged', userId: id, at: new Date().toISOString() } as const;
    const failing = inTransaction(req, async () => {
      await queueMail(req, order, email);
      expect(await mail.deliver(email)).toEqual([]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await mail.deliver(email)).toEqual([]);
    await inTransaction(await createLocalReq({}, payload), () => queueMail(req, order, email));
    expect(await mail.deliver(email)).toHaveLength(1);
  });

  it('tries again later, and sends once', async () => {
    const email = await orderPasswordChanged();
    mail.server.refuse(true);
    expect(await mail.deliver(email)).toEqual([]);
    expect(mail.server.offered()).toBe(1);
    // The wait between attempts: nothing is due yet.
    await mail.deliver(email);
    expect(mail.server.offered()).toBe(1);
    mail.server.refuse(false);
    await mail.skipWaits();
    expect(await mail.deliver(email)).toHaveLength(1);
    await mail.skipWaits();
    expect(await mail.deliver(email)).toHaveLength(1);
    expect(mail.server.offered()).toBe(2);
  });

  it('gives up after nine attempts and keeps the job for whoever looks into it', async () => {
    const { id, email } = await createAccount();
    const req = await createLocalReq({}, payload);
    await queueMail(req, { kind: 'passwordChanged', userId: id, at: 'given-up' }, email);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await mail.skipWaits();
      await mail.deliver('nobody');
    }
    expect(await jobsOf('given-up')).toEqual([{ has_error: true, total_tried: '9' }]);
  });

  it('never sends a mail twice, even if two processes take the same job', async () => {
    const email = await orderPasswordChanged();
    const takeAll = () => payload.jobs.run({ queue: 'mail', silent: true });
    // Payload trips over jobs that were finished under its hands; the mail is what counts.
    await Promise.allSettled([takeAll(), takeAll(), takeAll()]);
    await mail.skipWaits();
    await runMailQueue(payload);
    expect(await mail.deliver(email)).toHaveLength(1);
  });

  it('sends what a process that died had not handed over', async () => {
    const email = await orderPasswordChanged();
    await payload.db.drizzle.execute(sql`update payload_jobs set processing = true where queue = 'mail'`);
    expect(await mail.deliver(email)).toHaveLength(1);
  });

  it('does not repeat what a process that died may have handed over', async () => {
    const email = await orderPasswordChanged();
    await payload.db.drizzle.execute(
      sql`update payload_jobs set processing = true, input = jsonb_set(input, '{attempt}', '1') where queue = 'mail'`,
    );
    expect(await mail.deliver(email)).toEqual([]);
    expect(await mail.deliver(email)).toEqual([]);
  });

  it('leaves the mail to the process that is sending already', async () => {
    const email = await orderPasswordChanged();
    const other = await payload.db.pool.connect();
    await other.query('select pg_advisory_lock(7316403)');
    expect(await mail.deliver(email)).toEqual([]);
    await other.query('select pg_advisory_unlock(7316403)');
    other.release();
    expect(await mail.deliver(email)).toHaveLength(1);
  });

  it('ends with what is being handed over, and begins nothing more', async () => {
    onTestFinished(() => void Reflect.deleteProperty(globalThis, Symbol.for('ai-advisory.mailUnderway')));
    const begun = await orderPasswordChanged();
    const [handedOver, letGo] = [makeBarrier(), makeBarrier()];
    const usual = payload.sendEmail;
    payload.sendEmail = async (message) => {
      handedOver.open();
      await letGo.opened;
      return usual(message);
    };
    const run = runMailQueue(payload);
    await handedOver.opened;
    let hasEnded = false;
    const ended = endMail().then(() => (hasEnded = true));
    const later = await orderPasswordChanged();
    await payload.db.drizzle.execute(sql`select 1`);
    expect(hasEnded).toBe(false);
    letGo.open();
    await ended;
    await run;
    expect(await Promise.all([begun, later].map((email) => mail.deliver(email)))).toMatchObject([
      [{ to: begun }],
      [],
    ]);
    const { rows } = await payload.db.drizzle.execute(sql`select from payload_jobs where queue = 'mail'`);
    expect(rows).toHaveLength(1);
  });

  it('goes on with other mails while one is kept waiting', async () => {
    const slow = await orderPasswordChanged();
    const [handedOver, letGo] = [makeBarrier(), makeBarrier()];
    onTestFinished(letGo.open);
    const usual = payload.sendEmail;
    payload.sendEmail = async (message) => {
      if (message.to === slow) {
        handedOver.open();
        await letGo.opened;
      }
      return usual(message);
    };
    const run = runMailQueue(payload);
    await handedOver.opened;
    const other = await orderPasswordChanged();
    const arrived = () => mail.server.mails.map(({ to }) => to);
    await expect.poll(arrived, { timeout: 10_000 }).toEqual([other]);
    letGo.open();
    await run;
    expect(arrived()).toEqual([other, slow]);
  });

  it('answers at once while the mail server hangs, and its wait has an end', async () => {
    const silent = await startMailServer({ isSilent: true });
    const restore = await sendMailThrough(silent);
    const sent = await sendInquiry();
    expect(sent.status).toBe(201);
    expect(silent.connections()).toBe(0);
    const expireTimeouts = mockTimers(mailTimeoutMs);
    const run = runMailQueue(payload);
    await expect.poll(silent.connections).toBe(1);
    expireTimeouts();
    await run;
    restore();
    await silent.close();
  });

  it('waits for a mail server that looks through a mail before it says that it has taken it', async () => {
    const email = await orderPasswordChanged();
    const waits = vi.spyOn(Socket.prototype, 'setTimeout');
    onTestFinished(() => waits.mockRestore());
    const release = mail.server.hold();
    const run = runMailQueue(payload);
    await expect.poll(mail.server.offered).toBe(1);
    const port = Number(new URL(mail.server.url).port);
    const silence = waits.mock.calls.filter(
      (_, call) => (waits.mock.contexts[call] as Socket).remotePort === port,
    );
    // RFC 5321, 4.5.3.2.6
    expect(silence.at(-1)?.[0]).toBe(10 * 60_000);
    release();
    await run;
    expect(await mail.deliver(email)).toHaveLength(1);
  });

  it('ends with an address that the mail server refuses for good', async () => {
    const { id, email } = await createAccount();
    const req = await createLocalReq({}, payload);
    const at = new Date().toISOString();
    await queueMail(req, { kind: 'passwordChanged', userId: id, at }, email);
    mail.server.refuseRecipients({ code: 550, words: `5.1.1 <${email}>: no such mailbox` });
    await mail.deliver(email);
    expect(await jobsOf(at)).toMatchObject([{ has_error: true }]);
    mail.server.refuseRecipients(null);
    await mail.skipWaits();
    expect(await mail.deliver(email)).toEqual([]);
    expect(mail.server.addressesRefused()).toBe(1);
  });

  it('tries again where an address can’t be reached just now', async () => {
    const email = await orderPasswordChanged();
    mail.server.refuseRecipients({ code: 450, words: '4.2.1 greylisted' });
    expect(await mail.deliver(email)).toEqual([]);
    mail.server.refuseRecipients(null);
    await mail.skipWaits();
    expect(await mail.deliver(email)).toHaveLength(1);
  });

  it('sends the same link again when the answer of the mail server was lost', async () => {
    const { email, token } = await signedInAccount();
    const pending = freshEmail();
    await changeEmail(token, pending);
    mail.server.loseAnswers(true);
    await mail.deliver(pending);
    await mail.skipWaits();
    const toConfirm = (await mail.deliver(pending)).map(({ text }) => tokenIn(text));
    const toUndo = (await mail.deliver(email)).map(({ text }) => tokenIn(text)).filter(Boolean);
    expect([toConfirm, toUndo].map((tokens) => [tokens.length, new Set(tokens).size])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(toConfirm[0]).not.toBe(toUndo[0]);
    expect((await confirm(toConfirm[0] ?? '', token)).status).toBe(200);
    expect((await undo(toUndo[0] ?? '')).body.email).toBe(email);
  });

  it('holds no secret: the link is made when the mail is sent', async () => {
    const { email } = await createAccount();
    await api('POST', '/api/auth/forgot-password', { body: { email } });
    mail.server.refuse(true);
    await mail.deliver(email);
    const { rows } = await payload.db.drizzle.execute<{ everything: string }>(
      sql`select j::text || coalesce(string_agg(l::text, ''), '') as everything
          from payload_jobs j left join payload_jobs_log l on l._parent_id = j.id group by j.id`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ everything }) => everything).join()).not.toMatch(/token|reset-password#/);
  });
});

describe('the outbox', () => {
  it('takes the mail while there is no mail server, and the log says nothing of its links', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    const usual = payload.sendEmail;
    payload.sendEmail = outboxMail(directory)({ payload }).sendEmail;
    const lines: unknown[] = [];
    const log = vi.spyOn(payload.logger, 'info').mockImplementation((line: unknown) => void lines.push(line));
    const { email } = await createAccount();
    await api('POST', '/api/auth/forgot-password', { body: { email } });
    await runMailQueue(payload);
    log.mockRestore();
    payload.sendEmail = usual;

    const files = await readdir(directory);
    const texts = await Promise.all(files.map((file) => readFile(path.join(directory, file), 'utf8')));
    const text = texts.find((candidate) => candidate.includes(email)) ?? '';
    expect(tokenIn(text)).toMatch(/^[\w-]{43}$/);
    expect(lines.join()).toContain('Set a new password');
    expect(lines.join()).not.toContain(tokenIn(text));
    expect(lines.join()).not.toContain(email);
    expect((await stat(path.join(directory, files[0] ?? ''))).mode & 0o077).toBe(0);
    await rm(directory, { recursive: true });
  });

  it('keeps no half of a mail that it can’t keep, and the queue tries again', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    const usual = payload.sendEmail;
    payload.sendEmail = outboxMail(path.join(directory, 'outbox'))({ payload }).sendEmail;
    // No folder can be made where a file is; as little can be written as on a full disk.
    await writeFile(path.join(directory, 'outbox'), '');
    const email = await orderPasswordChanged();
    await runMailQueue(payload);
    await rm(path.join(directory, 'outbox'));
    await mail.skipWaits();
    await runMailQueue(payload);
    payload.sendEmail = usual;

    const files = await readdir(path.join(directory, 'outbox'));
    expect(files).toEqual([expect.stringMatching(/\.txt$/)]);
    expect(await readFile(path.join(directory, 'outbox', files[0] ?? ''), 'utf8')).toContain(email);
    await rm(directory, { recursive: true });
  });
});
