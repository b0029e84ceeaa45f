import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { env } from '@/env';
import { signedInAccount } from '../factories/account';
import { testPayload } from '../helpers/testPayload';
import {
  booking,
  bookingSecret,
  emailOf,
  inquiriesOf,
  newsOf,
  report,
  signed,
} from '../helpers/bookingReports';

let token: string;
beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'admin' }));
});

describe('POST /api/bookings', () => {
  it('keeps a booked call as an inquiry, by the clock of whoever booked it, and once', async () => {
    const told = booking();
    const answers = await Promise.all([report(told), report(told), report(told)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [inquiry, ...others] = await inquiriesOf(emailOf(told), token);
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
    expect(await newsOf(email, token)).toEqual([
      [
        ['booking', 'Moved to December 2, 2026 at 10:00 AM (America/Chicago).', null],
        ['booking', 'Moved to December 3, 2026 at 9:00 AM (America/Chicago).', null],
        ['booking', 'Cancelled. Illness', null],
      ],
    ]);
  });

  it('notes the end of one that was moved without another name', async () => {
    const told = booking();
    const { attendees, uid } = told.payload;
    await report(told);
    await report(booking({ event: 'BOOKING_RESCHEDULED', uid, rescheduleUid: uid, attendees }));
    await report(booking({ event: 'BOOKING_CANCELLED', uid, attendees, cancellationReason: 'Illness' }));
    expect(await newsOf(emailOf(told), token)).toEqual([[['booking', 'Cancelled. Illness', null]]]);
  });

  it('notes when one is, each time that it is moved without another name', async () => {
    const told = booking();
    const { attendees, uid } = told.payload;
    const days = ['2', '1', '2'];
    const moves = days.map((day, index) =>
      booking({
        event: 'BOOKING_RESCHEDULED',
        at: Date.now() + index,
        startTime: `2026-12-0${day}T16:00:00Z`,
        ...{ uid, rescheduleUid: uid, attendees },
      }),
    );
    for (const one of [told, ...moves, moves[2]]) expect((await report(one)).status).toBe(200);
    const moved = (day: string) => `Moved to December ${day}, 2026 at 10:00 AM (America/Chicago).`;
    expect(await newsOf(emailOf(told), token)).toEqual([days.map((day) => ['booking', moved(day), null])]);
  });

  it('names everybody who comes, once, however they are reported', async () => {
    const told = booking();
    const booked = told.payload.attendees;
    const person = (name: string, email: string) => ({ name, email, timeZone: 'Europe/Berlin' });
    const second = person('Bo\nSecond', 'bo.second@example.com');
    // Their address ends like the other's.
    const third = person('', 'o.second@example.com');
    const crowd = Array.from({ length: 6 }, (_, index) => person(`Guest ${index}`, `g${index}@example.com`));
    const { uid } = told.payload;
    const withAttendees = (attendees: object[], at: number, fields = {}) =>
      booking({ uid, attendees, at: Date.now() + at, ...fields });
    const created = withAttendees([...booked, second], 0);
    const moved = withAttendees([...booked, second, ...crowd], 2, {
      ...{ event: 'BOOKING_RESCHEDULED', rescheduleUid: uid },
    });
    for (const one of [created, created, withAttendees([...booked, second, third], 1), moved, moved])
      expect((await report(one)).status).toBe(200);
    const guests = (...numbers: number[]) =>
      numbers.map((number) => `Guest ${number} <g${number}@example.com>`).join(', ');
    expect(await newsOf(emailOf(told), token)).toEqual([
      [
        ['booking', 'Also coming: Bo Second <bo.second@example.com>.', null],
        ['booking', 'Also coming: o.second@example.com.', null],
        ['booking', `Also coming: ${guests(0, 1, 2, 3, 4)}.`, null],
        ['booking', `Also coming: ${guests(5)}.`, null],
      ],
    ]);
  });

  it('notes it at an inquiry that has as many notes as it may have', async () => {
    const told = booking();
    const { attendees, uid } = told.payload;
    await report(told);
    const [inquiry] = await inquiriesOf(emailOf(told), token);
    const { db } = await testPayload();
    await db.drizzle.execute(sql`
      insert into inquiry_entries (inquiry_id, kind, text, submission_key)
      select ${inquiry?.id}::int, 'note', 'A note.', ${uid} || place
      from generate_series(1, ${inquiryLimits.entries}) as place`);
    const end = booking({ event: 'BOOKING_CANCELLED', uid, attendees, cancellationReason: 'Illness' });
    expect((await report(end)).status).toBe(200);
    const [news] = await newsOf(emailOf(told), token);
    expect(news?.at(-1)).toEqual(['booking', 'Cancelled. Illness', null]);
  });

  it('keeps one that was moved before the site heard of it, and nothing of an unknown end', async () => {
    const moved = booking({ event: 'BOOKING_RESCHEDULED', rescheduleUid: randomUUID() });
    await report(moved);
    expect(await inquiriesOf(emailOf(moved), token)).toHaveLength(1);
    const ended = booking({ event: 'BOOKING_REJECTED' });
    expect((await report(ended)).status).toBe(200);
    expect(await inquiriesOf(emailOf(ended), token)).toEqual([]);
  });

  it('keeps what is too long, odd or empty as well as it can', async () => {
    const told = booking({ title: 'x'.repeat(5_000), additionalNotes: `${'y'.repeat(9_000)}` });
    const [attendee] = told.payload.attendees;
    Object.assign(attendee ?? {}, { name: '  ', timeZone: 'Nowhere/Else' });
    expect((await report(told)).status).toBe(200);
    const [inquiry] = await inquiriesOf(emailOf(told), token);
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
    expect(await inquiriesOf(emailOf(told), token)).toEqual([]);
  });

  it('isn’t there while no secret is agreed on', async () => {
    env.BOOKING_WEBHOOK_SECRET = undefined;
    try {
      expect((await report(booking())).status).toBe(404);
    } finally {
      env.BOOKING_WEBHOOK_SECRET = bookingSecret;
    }
  });
});
