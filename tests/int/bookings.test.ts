import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { env } from '@/env';
import type { InquiryDetails, InquiryListItem } from '@/schemas/inquiryDesk';
import { freshEmail, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';

const secret = 'shared with the vendor';
const signed = (body: string, by = secret) => createHmac('sha256', by).update(body).digest('hex');

async function report(body: unknown, signature?: string) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'X-Cal-Signature-256': signature ?? signed(text), 'Content-Type': 'application/json' };
  return api('POST', '/api/bookings', { body: text, headers });
}

interface Told {
  event?: string;
  at?: number;
  [field: string]: unknown;
}

/** As the vendor sends it, with some of what isn't used. */
function booking({ event = 'BOOKING_CREATED', at = Date.now(), ...fields }: Told = {}) {
  const email = freshEmail();
  const attendee = { email, name: 'Pat Example', timeZone: 'America/Chicago', language: { locale: 'en' } };
  const uid = randomUUID();
  const payload = {
    ...{ type: '30min', title: 'Strategy call', bookingId: 91, startTime: '2026-12-01T16:00:00Z' },
    ...{ endTime: '2026-12-01T16:30:00Z', organizer: { email: 'firm@example.com' }, uid },
    attendees: [attendee],
    additionalNotes: 'About invoices.',
    ...fields,
  };
  return { triggerEvent: event, createdAt: new Date(at).toISOString(), payload };
}

const emailOf = ({ payload }: ReturnType<typeof booking>): string => payload.attendees[0]?.email ?? '';

async function inquiriesOf(email: string): Promise<InquiryDetails[]> {
  const { token } = await signedInAccount({ role: 'admin' });
  const path = `/api/admin/inquiries?search=${encodeURIComponent(email)}`;
  const { body } = await api<InquiryListItem[]>('GET', path, { token });
  return Promise.all(
    body.map(
      async ({ id }) => (await api<InquiryDetails>('GET', `/api/admin/inquiries/${id}`, { token })).body,
    ),
  );
}

const newsOf = async (email: string) =>
  (await inquiriesOf(email)).map(({ entries }) =>
    entries.map(({ kind, text, author }) => [kind, text, author]),
  );

describe('POST /api/bookings', () => {
  it('keeps a booked call as an inquiry, by the clock of whoever booked it, and once', async () => {
    const told = booking();
    const answers = await Promise.all([report(told), report(told), report(told)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [inquiry, ...others] = await inquiriesOf(emailOf(told));
    expect(others).toEqual([]);
    expect(inquiry).toMatchObject({
      name: 'Pat Example',
      status: 'new',
      message:
        'Booked a call: Strategy call\nDecember 1, 2026 at 10:00 AM (America/Chicago)\n\nAbout invoices.',
    });
  });

  it('notes there what becomes of it, however often it is moved', async () => {
    const told = booking();
    const email = emailOf(told);
    await report(told);
    const [second, third] = [randomUUID(), randomUUID()];
    const { attendees } = told.payload;
    const moves = [
      { uid: second, rescheduleUid: told.payload.uid, startTime: '2026-12-02T16:00:00Z' },
      { uid: third, rescheduleUid: second, startTime: '2026-12-03T16:00:00+01:00' },
    ].map((move) => booking({ event: 'BOOKING_RESCHEDULED', attendees, ...move }));
    for (const move of [...moves, ...moves]) expect((await report(move)).status).toBe(200);
    const end = booking({
      event: 'BOOKING_CANCELLED',
      uid: third,
      attendees,
      cancellationReason: 'Ill\u0000ness',
    });
    for (const again of [end, end]) expect((await report(again)).status).toBe(200);
    expect(await newsOf(email)).toEqual([
      [
        ['booking', 'Moved to December 2, 2026 at 10:00 AM (America/Chicago).', null],
        ['booking', 'Moved to December 3, 2026 at 9:00 AM (America/Chicago).', null],
        ['booking', 'Cancelled. Illness', null],
      ],
    ]);
  });

  it('keeps one that was moved before the site heard of it, and nothing of an unknown end', async () => {
    const moved = booking({ event: 'BOOKING_RESCHEDULED', rescheduleUid: randomUUID() });
    await report(moved);
    expect(await inquiriesOf(emailOf(moved))).toHaveLength(1);
    const ended = booking({ event: 'BOOKING_REJECTED' });
    expect((await report(ended)).status).toBe(200);
    expect(await inquiriesOf(emailOf(ended))).toEqual([]);
  });

  it('keeps what is too long, odd or empty as well as it can', async () => {
    const told = booking({ title: 'x'.repeat(5_000), additionalNotes: `${'y'.repeat(9_000)}` });
    const [attendee] = told.payload.attendees;
    Object.assign(attendee ?? {}, { name: '  ', timeZone: 'Nowhere/Else' });
    expect((await report(told)).status).toBe(200);
    const [inquiry] = await inquiriesOf(emailOf(told));
    expect(inquiry?.name).toBe(emailOf(told));
    expect(inquiry?.message).toContain('(UTC)');
    expect(inquiry?.message.length).toBeLessThanOrEqual(4_000);
  });

  it('takes the vendor’s test, and kinds of reports that say nothing of bookings', async () => {
    for (const told of [
      { triggerEvent: 'PING', payload: { type: 'Test' } },
      { triggerEvent: 'BOOKING_PAID' },
    ]) {
      expect(await report(told)).toMatchObject({ status: 200, body: { message: 'Nothing to do' } });
    }
  });

  const day = 24 * 60 * 60 * 1_000;
  it.each([
    ['of yesterday', () => booking({ at: Date.now() - day - 60_000 })],
    ['of tomorrow', () => booking({ at: Date.now() + day })],
    ['without a person', () => booking({ attendees: [] })],
    ['without an address', () => booking({ attendees: [{ name: 'Pat', email: 'nobody' }] })],
    ['without a moment', () => booking({ startTime: 'soon' })],
    ['without a name', () => booking({ uid: '' })],
    ['that is no object', () => '[]'],
    ['that is no JSON', () => '{'],
  ])('refuses a report %s', async (_, told) => {
    expect((await report(told())).status).toBe(400);
  });

  it.each([
    ['none', () => ''],
    ['another one', (text: string) => signed(text, 'another secret of theirs')],
    ['that of another report', () => signed('{}')],
    ['no hex', () => 'zz'],
    ['half of it', (text: string) => signed(text).slice(0, 32)],
  ])('refuses a signature: %s', async (_, signatureOf) => {
    const told = booking();
    const answer = await report(told, signatureOf(JSON.stringify(told)));
    expect([answer.status, answer.body.message]).toEqual([401, 'The signature is missing or wrong']);
    expect(await inquiriesOf(emailOf(told))).toEqual([]);
  });

  it('isn’t there while no secret is agreed on', async () => {
    env.BOOKING_WEBHOOK_SECRET = undefined;
    try {
      expect((await report(booking())).status).toBe(404);
    } finally {
      env.BOOKING_WEBHOOK_SECRET = secret;
    }
  });
});
