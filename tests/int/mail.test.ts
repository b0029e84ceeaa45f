import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import { smtpMail } from '@/integrations/email/smtpMail';
import { inquiryBody } from '../factories/inquiryBody';
import { api } from '../helpers/api';
import { startFakeMailServer } from '../helpers/fakeMailServer';
import { testPayload } from '../helpers/testPayload';

const mailFrom = 'site@example.com';
const mailTo = 'office@example.com';
/** Longer than any answer takes, shorter than the wait for a mail server ends. */
const timeoutMs = 2_000;

let payload: Payload;
let sendNothing: Payload['sendEmail'];

async function sendThrough(url: string) {
  const adapter = await smtpMail({ url, from: mailFrom, firmName: 'Smith, Jones <& Co>', timeoutMs });
  payload.sendEmail = adapter({ payload }).sendEmail;
}

beforeAll(async () => {
  payload = await testPayload();
  sendNothing = payload.sendEmail;
  await payload.updateGlobal({ slug: 'site-settings', data: { contactEmail: mailTo } });
});

afterAll(async () => {
  payload.sendEmail = sendNothing;
  await payload.updateGlobal({ slug: 'site-settings', data: { contactEmail: null } });
});

async function sendInquiry(fields: Record<string, string> = {}) {
  const body = await inquiryBody(fields);
  const start = performance.now();
  const answer = await api('POST', '/api/contact', { body });
  return { ...answer, durationMs: performance.now() - start };
}

describe('a new inquiry', () => {
  it('is mailed to the firm, which can answer the sender', async () => {
    const server = await startFakeMailServer();
    await sendThrough(server.url);
    const sent = await sendInquiry({
      name: 'Kim Owner',
      email: 'kim@example.com',
      message: 'Two <b>words</b>',
    });
    expect(sent.status).toBe(201);
    await vi.waitFor(() => expect(server.messages).toHaveLength(1), 5_000);
    const [mail = ''] = server.messages;
    expect(mail).toMatch(/^From: "Smith, Jones <& Co>" <site@example\.com>$/m);
    expect(mail).toMatch(/^To: office@example\.com$/m);
    expect(mail).toMatch(/^Reply-To: "?Kim Owner"? <kim@example\.com>$/m);
    expect(mail).toContain('Two <b>words</b>');
    expect(mail).toContain('Two &lt;b&gt;words&lt;/b&gt;');
    expect(mail).toContain('/cms/collections/inquiries/');
    await server.close();
  });

  it('can’t add recipients or headers', async () => {
    const server = await startFakeMailServer();
    await sendThrough(server.url);
    const name = 'Kim\r\nBcc: everyone@example.com\r\n\r\nOther text';
    expect((await sendInquiry({ name })).status).toBe(201);
    await vi.waitFor(() => expect(server.messages).toHaveLength(1), 5_000);
    const [headers = ''] = (server.messages[0] ?? '').split('\r\n\r\n');
    expect(headers).not.toMatch(/^(Bcc|Cc):/im);
    await server.close();
  });

  it('is kept and answered at once while the mail server hangs', async () => {
    const server = await startFakeMailServer({ isSilent: true });
    await sendThrough(server.url);
    const sent = await sendInquiry();
    expect(sent.status).toBe(201);
    expect(sent.durationMs).toBeLessThan(timeoutMs);
    await vi.waitFor(() => expect(server.connections()).toBe(1), 5_000);
    await server.close();
  });

  it('is kept and answered at once while there is no mail server', async () => {
    const server = await startFakeMailServer();
    await server.close();
    await sendThrough(server.url);
    const sent = await sendInquiry();
    expect(sent.status).toBe(201);
    expect(sent.durationMs).toBeLessThan(timeoutMs);
  });
});

describe('waiting for a mail server', () => {
  it('has an end', async () => {
    const server = await startFakeMailServer({ isSilent: true });
    await sendThrough(server.url);
    await expect(payload.sendEmail({ to: mailTo, subject: 'x', text: 'x' })).rejects.toThrow(/timeout/i);
    await server.close();
  });
});
