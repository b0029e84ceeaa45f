import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalReq, type Payload } from 'payload';
import { sweepRows } from '@/database/sweepRows';
import { mailCaps } from '@/domain/mail/mailCaps';
import { runMailQueue } from '@/operations/mail/runMailQueue';
import { createAccount, freshEmail, signedInAccount } from '../factories/account';
import { booking, emailOf, inquiriesOf, report } from '../helpers/bookingReports';
import { openInbox, receiveInquiry } from '../helpers/inbox';
import { useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

/** Of these tests alone: only so many mails go to one address in an hour. */
const office = freshEmail();
let payload: Payload;
let mail: Awaited<ReturnType<typeof useMailServer>>;
let inbox: Awaited<ReturnType<typeof openInbox>>;

beforeAll(async () => {
  payload = await testPayload();
  inbox = await openInbox();
  await payload.updateGlobal({ slug: 'site-settings', data: { contactEmail: office, firmName: 'Firm' } });
});
afterAll(async () => {
  await payload.updateGlobal({ slug: 'site-settings', data: { contactEmail: null, firmName: null } });
});
beforeEach(async () => {
  mail = await useMailServer();
});
afterEach(() => mail.stop());

const reply = (id: number, text: string, seen = 0, token?: string) =>
  inbox.call('POST', `/${id}/replies`, { text, seen }, token);
const headersOf = (raw = '') => (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
const header = (raw: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(headersOf(raw))?.[1]?.trim();

describe('a reply', () => {
  it('reaches whoever wrote, quotes them, and takes the inquiry into talks', async () => {
    const email = freshEmail();
    const id = await receiveInquiry({ email, name: 'Kim Owner', message: 'One\nTwo' });
    const answer = await reply(id, 'Yes, it can.\nShall we talk?');
    expect([answer.status, answer.body.status]).toEqual([201, 'answered']);
    expect(answer.body.entries).toMatchObject([
      { kind: 'reply', author: 'Robin Example', delivery: 'waiting' },
    ]);
    const [received] = await mail.deliver(email);
    expect(received?.subject).toBe('Re: Your message to Firm');
    expect(received?.text).toMatch(
      /^Yes, it can\.\nShall we talk\?\n\nOn \w+ \d+, \d{4}, Kim Owner wrote:\n> One\n> Two\n*$/,
    );
    expect(header(received?.raw, 'Reply-To')).toBe(`Firm <${office}>`);
    expect(header(received?.raw, 'Auto-Submitted')).toBeUndefined();
    expect((await inbox.call('GET', `/${id}`)).body.entries).toMatchObject([{ delivery: 'sent' }]);
  });

  it('goes on from the mails before it, with their subject', async () => {
    const email = freshEmail();
    const id = await receiveInquiry({ email });
    // Mails go out in any order.
    const notice = (await mail.deliver(office)).find(({ text }) => text.includes(email));
    const [first] = (await reply(id, 'First')).body.entries;
    await payload.updateGlobal({ slug: 'site-settings', data: { firmName: 'Renamed' } });
    await reply(id, 'Second', first?.id);
    await payload.updateGlobal({ slug: 'site-settings', data: { firmName: 'Firm' } });
    const replies = await mail.deliver(email);
    const [one, two] = ['First', 'Second'].map((text) => replies.find((sent) => sent.text.startsWith(text)));
    const noticeId = header(notice?.raw, 'Message-ID');
    const firstId = header(one?.raw, 'Message-ID');
    expect(noticeId).toMatch(/^<[\w-]+@localhost>$/);
    expect(header(one?.raw, 'In-Reply-To')).toBe(noticeId);
    expect(header(two?.raw, 'In-Reply-To')).toBe(firstId);
    expect(header(two?.raw, 'References')).toBe(`${noticeId} ${firstId}`);
    expect(two?.subject).toBe(one?.subject);
  });

  it('is sent once when it is sent several times at once, or again after a reload', async () => {
    const email = freshEmail();
    const id = await receiveInquiry({ email });
    const answers = await Promise.all([reply(id, 'Once'), reply(id, 'Once'), reply(id, 'Once')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await reply(id, 'Once')).body.entries).toHaveLength(1);
    expect(await mail.deliver(email)).toHaveLength(1);
  });

  it('is held back when somebody else has replied meanwhile', async () => {
    const email = freshEmail();
    const id = await receiveInquiry({ email });
    const second = await signedInAccount({ role: 'admin' });
    await reply(id, 'Mine');
    const refused = await reply(id, 'Theirs', 0, second.token);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining('Someone else replied in the meantime') }),
    ]);
    const [mine] = (await inbox.call('GET', `/${id}`)).body.entries;
    expect((await reply(id, 'Theirs', mine?.id, second.token)).status).toBe(201);
    expect(await mail.deliver(email)).toHaveLength(2);
  });

  it('leaves states alone that were chosen', async () => {
    const id = await receiveInquiry();
    const { updatedAt } = (await inbox.call('GET', `/${id}`)).body;
    await inbox.call('PUT', `/${id}`, { status: 'won', updatedAt });
    expect((await reply(id, 'Welcome')).body.status).toBe('won');
  });

  it('can’t add recipients or headers', async () => {
    const email = freshEmail();
    const id = await receiveInquiry({ email, name: 'Kim\r\nBcc: everyone@example.com' });
    await payload.updateGlobal({ slug: 'site-settings', data: { firmName: 'Firm\r\nCc: all@example.com' } });
    await reply(id, 'Hello\r\nBcc: everyone@example.com');
    const [received] = await mail.deliver(email);
    await payload.updateGlobal({ slug: 'site-settings', data: { firmName: 'Firm' } });
    expect(received?.to).toBe(email);
    expect(headersOf(received?.raw)).not.toMatch(/^(Bcc|Cc):/im);
  });

  it('is neither kept nor sent beyond what an address may get', async () => {
    const email = freshEmail();
    const id = await receiveInquiry({ email });
    let seen = 0;
    for (let count = 0; count < mailCaps.inquiryReply.perHour; count += 1) {
      seen = (await reply(id, `Reply ${count}`, seen)).body.entries.at(-1)?.id ?? 0;
    }
    const refused = await reply(id, 'One more', seen);
    const waitSeconds = Number(refused.headers.get('Retry-After'));
    expect([refused.status, waitSeconds > 3_000 && waitSeconds <= 3_600]).toEqual([429, true]);
    expect((await inbox.call('GET', `/${id}`)).body.entries).toHaveLength(mailCaps.inquiryReply.perHour);
  });

  it('is said to have failed when no mail server took it', async () => {
    const email = freshEmail();
    const id = await receiveInquiry({ email });
    await reply(id, 'Hello');
    mail.server.refuse(true);
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await runMailQueue(payload);
      await mail.skipWaits();
    }
    const failed = [{ delivery: 'failed' }];
    expect((await inbox.call('GET', `/${id}`)).body.entries).toMatchObject(failed);
    await payload.db.pool.query(
      `update payload_jobs set updated_at = now() - interval '31 days' where has_error`,
    );
    await sweepRows(await createLocalReq({}, payload));
    expect((await inbox.call('GET', `/${id}`)).body.entries).toMatchObject(failed);
    const { items } = await inbox.list(`search=${encodeURIComponent(email)}`);
    expect(items).toMatchObject([{ id, repliedAt: null }]);
  });
});

describe('a reply to a booked call', () => {
  const replyTo = async (additionalNotes: string) => {
    const told = booking({ additionalNotes });
    await report(told);
    const email = emailOf(told);
    const [inquiry] = await inquiriesOf(email, inbox.admin.token);
    await reply(inquiry?.id ?? 0, 'See you then.');
    const sent = await mail.deliver(email);
    return { quoted: inquiry?.reply.quoted, text: sent[0]?.text.trimEnd() };
  };

  it('quotes what the client wrote, and nothing that the site said of it', async () => {
    const { quoted, text } = await replyTo('About invoices.');
    expect(quoted).toBe('About invoices.');
    expect(text).toMatch(/^See you then\.\n\nOn .*, Pat Example wrote:\n> About invoices\.$/);
  });

  it('quotes nothing where they wrote nothing', async () => {
    expect(await replyTo('')).toEqual({ quoted: '', text: 'See you then.' });
  });
});

describe('a reply that was cut off', () => {
  it('is said to have arrived perhaps, and counts as one', async () => {
    const email = freshEmail();
    const id = await receiveInquiry({ email });
    await reply(id, 'Hello');
    await payload.db.pool.query(
      `update payload_jobs set processing = true, input = jsonb_set(input, '{attempt}', '1')
       where queue = 'mail' and input->'order'->>'kind' = 'inquiryReply'`,
    );
    expect(await mail.deliver(email)).toEqual([]);
    expect((await inbox.call('GET', `/${id}`)).body.entries).toMatchObject([{ delivery: 'unclear' }]);
    const { items } = await inbox.list(`search=${encodeURIComponent(email)}`);
    expect(items).toMatchObject([{ id, repliedAt: expect.any(String) }]);
  });

  it('has failed at once when its address is refused for good', async () => {
    const email = freshEmail();
    const id = await receiveInquiry({ email });
    await reply(id, 'Hello');
    mail.server.refuseRecipients({ code: 550, words: '5.1.1 no such mailbox' });
    await mail.deliver(email);
    expect((await inbox.call('GET', `/${id}`)).body.entries).toMatchObject([{ delivery: 'failed' }]);
    const { items } = await inbox.list(`search=${encodeURIComponent(email)}`);
    expect(items).toMatchObject([{ id, repliedAt: null }]);
  });
});

describe('whoever is made the owner', () => {
  const assign = async (id: number, ownerId: number) => {
    const { updatedAt } = (await inbox.call('GET', `/${id}`)).body;
    return inbox.call('PUT', `/${id}`, { ownerId, updatedAt });
  };

  it('hears of it by mail, once', async () => {
    const id = await receiveInquiry({ name: 'Kim Owner' });
    const owner = await createAccount({ role: 'admin' });
    await assign(id, owner.id);
    await assign(id, owner.id);
    const received = await mail.deliver(owner.email);
    expect(received.map(({ subject }) => subject)).toEqual(['Yours to answer: inquiry from Kim Owner']);
    expect(received[0]?.text).toContain(`/admin/inquiries?id=${id}`);
  });

  it('hears nothing of what they took themselves, nor when it has gone on meanwhile', async () => {
    const id = await receiveInquiry();
    const owner = await createAccount({ role: 'admin' });
    await assign(id, owner.id);
    await assign(id, inbox.admin.id);
    expect(await mail.deliver(owner.email)).toEqual([]);
    expect(await mail.deliver(inbox.admin.email)).toEqual([]);
  });
});
