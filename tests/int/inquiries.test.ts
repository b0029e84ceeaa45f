import { describe, expect, it } from 'vitest';
import { dailyLimits } from '@/domain/accounts/dailyLimits';
import { env } from '@/env';
import { requestLimiter } from '@/integrations/limits/limiters';
import type { InquiryTicket } from '@/schemas/inquiry';
import { freshEmail, signedInAccount } from '../factories/account';
import { inquiryBody, inquiryTicket } from '../factories/inquiryBody';
import { api, freshAddress, openApi } from '../helpers/api';
import { postForm } from '../helpers/postForm';
import { testPayload } from '../helpers/testPayload';

const send = (body: unknown, address = freshAddress()) => api('POST', '/api/contact', { body, address });

async function inquiriesFrom(email: string) {
  const payload = await testPayload();
  const { docs } = await payload.find({ collection: 'inquiries', where: { email: { equals: email } } });
  return docs;
}

describe('POST /api/contact', () => {
  it('keeps the message as new and answers 201', async () => {
    const body = await inquiryBody();
    const answer = await send(body);
    expect([answer.status, answer.body]).toEqual([201, { message: 'Your message has arrived' }]);
    const { ticket: _ticket, ...text } = body;
    expect(await inquiriesFrom(body.email)).toEqual([expect.objectContaining({ ...text, status: 'new' })]);
  });

  it.each([
    ['name', ' '],
    ['name', 42],
    ['email', 'pat@example'],
    ['email', undefined],
    ['company', 'x'.repeat(161)],
    ['message', '\u0000'],
    ['message', 'x'.repeat(4_001)],
    ['website', 'https://spam.example'],
    ['ticket', 7],
  ])('refuses %s = %o by its field and keeps nothing', async (field, value) => {
    const email = freshEmail();
    const answer = await send(await inquiryBody({ email, [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect(await inquiriesFrom(email)).toEqual([]);
  });

  it.each([
    ['none', () => ''],
    ['one from elsewhere', () => 'a.b.c'],
    ['one that is a second old', () => inquiryTicket(1_000)],
    ['one from the future', () => inquiryTicket(-60_000)],
    ['one of the day before yesterday', () => inquiryTicket(48 * 60 * 60 * 1_000)],
  ])('refuses a ticket: %s', async (_, ticketOf) => {
    const body = await inquiryBody({ ticket: await ticketOf() });
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field: 'ticket', message: expect.any(String) }] });
    expect(await inquiriesFrom(body.email)).toEqual([]);
  });

  it('hands out a ticket that does not count yet', async () => {
    const { status, body } = await api<InquiryTicket>('GET', '/api/contact/ticket');
    expect([status, body.waitMs]).toEqual([200, 3_000]);
    const refused = await send(await inquiryBody({ ticket: body.ticket }));
    expect(refused.body).toMatchObject({ errors: [{ field: 'ticket' }] });
  });

  it('keeps one of several equal messages at once, and another text beside it', async () => {
    const body = await inquiryBody();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(await inquiriesFrom(body.email)).toHaveLength(1);
    await send({ ...body, message: 'One more thing.' });
    expect(await inquiriesFrom(body.email)).toHaveLength(2);
  });

  it('holds the limit per network address, also when they come at once', async () => {
    const address = freshAddress();
    const email = freshEmail();
    const bodies = await Promise.all(
      Array.from({ length: env.INQUIRIES_PER_HOUR + 3 }, (_, index) =>
        inquiryBody({ email, message: `Message ${index}` }),
      ),
    );
    const answers = await Promise.all(bodies.map((body) => send(body, address)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await inquiriesFrom(email)).toHaveLength(env.INQUIRIES_PER_HOUR);
    expect((await send(await inquiryBody())).status).toBe(201);
  });

  it('holds the number of a sender’s messages in a day, whichever networks they come from', async () => {
    const email = freshEmail();
    const answers = [];
    for (let count = 0; count < dailyLimits.inquiriesPerSender + 2; count += 1) {
      const written = count % 2 ? email : email.toUpperCase();
      answers.push(await send(await inquiryBody({ email: written, message: `Message ${count}` })));
    }
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(dailyLimits.inquiriesPerSender);
    const refused = answers.at(-1);
    expect(refused?.status).toBe(429);
    expect(refused?.body.message).toContain('We have many messages from this email already');
    expect(refused?.headers.get('Retry-After')).toBe('3600');
    expect((await send(await inquiryBody())).status).toBe(201);
  });

  it('holds the number of all messages in a day', async () => {
    const payload = await testPayload();
    const marker = freshEmail();
    await payload.db.pool.query(
      `insert into inquiries (name, email, message, status, submission_key)
       select 'Filler', $1::text, 'x', 'new', $1::text || number from generate_series(1, $2::int) as number`,
      [marker, dailyLimits.inquiries],
    );
    const refused = await send(await inquiryBody());
    await payload.db.pool.query('delete from inquiries where email = $1', [marker]);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect((await send(await inquiryBody())).status).toBe(201);
  });

  it('drops what a client adds', async () => {
    const body = await inquiryBody({ status: 'answered', id: 1, submissionKey: 'mine' });
    expect((await send(body)).status).toBe(201);
    expect(await inquiriesFrom(body.email)).toEqual([
      expect.objectContaining({ status: 'new', submissionKey: expect.not.stringMatching(/^mine$/) }),
    ]);
  });
});

describe('the contact form without JavaScript', () => {
  const fields = () => ({ name: 'Pat', email: freshEmail(), company: '', message: 'One\r\n<b>"two"</b>' });

  it('shows the message once more, with a ticket, before it is kept', async () => {
    const typed = fields();
    const review = await postForm('/api/contact', { ...typed, website: '' });
    expect([review.status, review.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(review.html).toContain('&lt;b&gt;&quot;two&quot;&lt;/b&gt;</textarea>');
    expect(review.html).toMatch(/name="ticket" value="\d+\.[\w-]+\.[\w-]+"/);
    expect(await inquiriesFrom(typed.email)).toEqual([]);
  });

  it('keeps it on the second post and leads to the confirmation', async () => {
    const typed = fields();
    const sent = await postForm('/api/contact', { ...typed, ticket: await inquiryTicket() });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/contact#sent']);
    expect(await inquiriesFrom(typed.email)).toMatchObject([{ message: 'One\n<b>"two"</b>' }]);
  });

  it('loses nothing that was typed when something is wrong', async () => {
    const answer = await postForm('/api/contact', { ...fields(), email: '"><script>' });
    expect(answer.status).toBe(400);
    expect(answer.html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(answer.html).toContain('Enter a valid email address');
    expect(answer.html).toContain('value="Pat"');
    expect(answer.html).not.toContain('<script>');
  });

  it('loses nothing when too much was asked from the same network', async () => {
    const address = freshAddress();
    await requestLimiter(await testPayload()).block(address, 60);
    const ticket = await inquiryTicket();
    const answer = await postForm('/api/contact', { ...fields(), ticket }, address);
    expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)]);
    expect(answer.html).toContain('Too many requests');
    expect(answer.html).toContain('value="Pat"');
    expect(answer.html).toContain('&lt;b&gt;&quot;two&quot;&lt;/b&gt;</textarea>');
    expect(answer.html).toContain(`value="${ticket}"`);
  });

  it('shows nothing of what the page of another site has sent', async () => {
    const answer = await openApi('POST', '/api/contact', {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://evil.example',
      },
      body: String(new URLSearchParams(fields())),
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('value="Pat"');
  });

  it('lets a hurried visitor wait with the same ticket', async () => {
    const ticket = await inquiryTicket(1_000);
    const answer = await postForm('/api/contact', { ...fields(), ticket });
    expect(answer.status).toBe(400);
    expect(answer.html).toContain(`value="${ticket}"`);
  });

  it('refuses more than a form can hold', async () => {
    const answer = await postForm('/api/contact', { ...fields(), message: 'x'.repeat(100_000) });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([413, 'text/html; charset=utf-8']);
  });
});

describe('inquiries in the CMS', () => {
  async function keptInquiry() {
    const body = await inquiryBody();
    await send(body);
    const [inquiry] = await inquiriesFrom(body.email);
    return { ...body, path: `/api/inquiries/${inquiry?.id}` };
  }

  it('can be read by staff and changed by nobody', async () => {
    const { path, message } = await keptInquiry();
    const { token } = await signedInAccount({ role: 'admin' });
    const answer = await api('PATCH', path, { token, body: { status: 'won', message: 'changed' } });
    expect(answer.status).toBe(404);
    const marketer = await signedInAccount({ role: 'marketer' });
    const read = await api('GET', path, { token: marketer.token });
    expect(read.body).toMatchObject({ status: 'new', message });
  });

  it('are created by nobody, and deleted by administrators only', async () => {
    const { path } = await keptInquiry();
    const [marketer, admin] = await Promise.all([
      signedInAccount({ role: 'marketer' }),
      signedInAccount({ role: 'admin' }),
    ]);
    const body = { ...(await inquiryBody()), status: 'new', submissionKey: 'x' };
    expect((await api('POST', '/api/inquiries', { token: admin.token, body })).status).toBe(404);
    expect((await api('DELETE', path, { token: marketer.token })).status).toBe(403);
    expect((await api('DELETE', path, { token: admin.token })).status).toBe(200);
  });

  it('do not exist for visitors and clients', async () => {
    const { path } = await keptInquiry();
    const { token } = await signedInAccount();
    const answers = await Promise.all([api('GET', path), api('GET', path, { token }), api('DELETE', path)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
