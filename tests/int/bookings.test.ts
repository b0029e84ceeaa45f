import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { createLocalReq } from 'payload';
import { sweepRows } from '@/database/sweepRows';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { env } from '@/env';
import { down, up } from '@/migrations/20261126_230000_bookings';
import { removeForgottenInquiries } from '@/operations/inquiries/removeForgottenInquiries';
import type { InquiryDetails, InquiryListItem } from '@/schemas/inquiryDesk';
import { freshEmail, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
import { testPayload } from '../helpers/testPayload';

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

let token: string;
beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'admin' }));
});

async function inquiriesOf(email: string): Promise<InquiryDetails[]> {
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

  it('notes the end of one that was moved without another name', async () => {
    const told = booking();
    const { attendees, uid } = told.payload;
    await report(told);
    await report(booking({ event: 'BOOKING_RESCHEDULED', uid, rescheduleUid: uid, attendees }));
    await report(booking({ event: 'BOOKING_CANCELLED', uid, attendees, cancellationReason: 'Illness' }));
    expect(await newsOf(emailOf(told))).toEqual([[['booking', 'Cancelled. Illness', null]]]);
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
    expect(await newsOf(emailOf(told))).toEqual([days.map((day) => ['booking', moved(day), null])]);
  });

  it('notes it at an inquiry that has as many notes as it may have', async () => {
    const told = booking();
    const { attendees, uid } = told.payload;
    await report(told);
    const [inquiry] = await inquiriesOf(emailOf(told));
    const { db } = await testPayload();
    await db.drizzle.execute(sql`
      insert into inquiry_entries (inquiry_id, kind, text, submission_key)
      select ${inquiry?.id}::int, 'note', 'A note.', ${uid} || place
      from generate_series(1, ${inquiryLimits.entries}) as place`);
    const end = booking({ event: 'BOOKING_CANCELLED', uid, attendees, cancellationReason: 'Illness' });
    expect((await report(end)).status).toBe(200);
    const [news] = await newsOf(emailOf(told));
    expect(news?.at(-1)).toEqual(['booking', 'Cancelled. Illness', null]);
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

/** All orders of some things. */
const ordersOf = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first) =>
        ordersOf(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]),
      );

/** What an inquiry says last: when the call is, and whether it is confirmed and stands. */
function standOf({ message, entries }: InquiryDetails) {
  const said = [message, ...entries.filter(({ kind }) => kind === 'booking').map(({ text }) => text)];
  const day = /December \d/;
  return {
    day: said.findLast((text) => day.test(text))?.match(day)?.[0],
    isConfirmed: !/not confirmed/.test(
      said.findLast((text) => day.test(text) || text === 'Confirmed.') ?? '',
    ),
    ending: said.at(-1)?.match(/^(Cancelled|Declined).*/)?.[0] ?? null,
  };
}

/** Each a name for what is reported, what is told, and of which of the names that a moved booking has. */
const tellings = {
  asked: { event: 'BOOKING_REQUESTED', uid: 1, startTime: '2026-12-01T16:00:00Z' },
  created: { uid: 1, startTime: '2026-12-01T16:00:00Z' },
  moved: { event: 'BOOKING_RESCHEDULED', uid: 2, of: 1, startTime: '2026-12-02T16:00:00Z' },
  askedToMove: { event: 'BOOKING_REQUESTED', uid: 2, of: 1, startTime: '2026-12-02T16:00:00Z' },
  movedAgain: { event: 'BOOKING_RESCHEDULED', uid: 3, of: 2, startTime: '2026-12-03T16:00:00Z' },
  firstCancelled: { event: 'BOOKING_CANCELLED', uid: 1, cancellationReason: 'first' },
  secondCancelled: { event: 'BOOKING_CANCELLED', uid: 2, cancellationReason: 'second' },
  thirdCancelled: { event: 'BOOKING_CANCELLED', uid: 3, cancellationReason: 'third' },
  declined: { event: 'BOOKING_REJECTED', uid: 1, rejectionReason: 'no time' },
} as const;
type Telling = keyof typeof tellings;

const stories: [Telling[], ReturnType<typeof standOf>][] = [
  [['created', 'firstCancelled'], { day: 'December 1', isConfirmed: true, ending: 'Cancelled. first' }],
  [['asked', 'created'], { day: 'December 1', isConfirmed: true, ending: null }],
  [['asked', 'declined'], { day: 'December 1', isConfirmed: false, ending: 'Declined by us. no time' }],
  [['created', 'moved'], { day: 'December 2', isConfirmed: true, ending: null }],
  [['created', 'askedToMove'], { day: 'December 2', isConfirmed: false, ending: null }],
  [['created', 'moved', 'firstCancelled'], { day: 'December 2', isConfirmed: true, ending: null }],
  [
    ['created', 'moved', 'secondCancelled'],
    { day: 'December 2', isConfirmed: true, ending: 'Cancelled. second' },
  ],
  [['created', 'moved', 'movedAgain'], { day: 'December 3', isConfirmed: true, ending: null }],
  [
    ['created', 'firstCancelled', 'moved', 'movedAgain'],
    { day: 'December 3', isConfirmed: true, ending: null },
  ],
  [
    ['created', 'moved', 'movedAgain', 'thirdCancelled'],
    { day: 'December 3', isConfirmed: true, ending: 'Cancelled. third' },
  ],
  [
    ['created', 'moved', 'movedAgain', 'secondCancelled'],
    { day: 'December 3', isConfirmed: true, ending: null },
  ],
];

describe('reports that come late', () => {
  const all = stories.flatMap(([story, stand]) =>
    ordersOf(story).map((order) => ({ order, stand, name: order.join(', ') })),
  );

  it.each(all)('end like those in time: $name', async ({ order, stand }) => {
    const uids = [1, 2, 3].map(() => randomUUID());
    const { attendees } = booking().payload;
    const told = order.map((name) => {
      const { uid, ...fields } = tellings[name];
      const before = 'of' in fields ? { rescheduleUid: uids[fields.of - 1] } : {};
      return booking({ ...fields, ...before, uid: uids[uid - 1], attendees });
    });
    const email = attendees[0]?.email ?? '';
    for (const one of told) expect((await report(one)).status).toBe(200);
    expect((await inquiriesOf(email)).map(standOf)).toEqual([stand]);
    const entries = await newsOf(email);
    for (const again of told.toReversed()) expect((await report(again)).status).toBe(200);
    expect(await newsOf(email)).toEqual(entries);
  });
});

it('keeps what was written at the second of two inquiries that turn out to be about one call', async () => {
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  const told = booking({ uid: first });
  const { attendees } = told.payload;
  const email = emailOf(told);
  await report(told);
  await report(booking({ event: 'BOOKING_RESCHEDULED', uid: third, rescheduleUid: second, attendees }));
  const kept = await inquiriesOf(email);
  const newer = kept.toSorted((one, other) => other.id - one.id)[0];
  expect(kept).toHaveLength(2);
  const path = `/api/admin/inquiries/${newer?.id}`;
  const noted = await api<InquiryDetails>('POST', `${path}/notes`, {
    token,
    body: { text: 'Prefers mornings.', seen: 0 },
  });
  expect(noted.status).toBe(201);
  const { updatedAt } = noted.body;
  expect((await api('PUT', path, { token, body: { updatedAt, status: 'won' } })).status).toBe(200);
  await report(booking({ event: 'BOOKING_RESCHEDULED', uid: second, rescheduleUid: first, attendees }));
  const [left, ...others] = await inquiriesOf(email);
  expect(others).toEqual([]);
  expect(left).toMatchObject({ id: Math.min(...kept.map(({ id }) => id)), status: 'won' });
  expect(left?.entries.map(({ text }) => text)).toContain('Prefers mornings.');
});

describe('what a client wrote when booking', () => {
  const wrote = ['booking', 'Wrote when booking: About invoices.', null];
  const silent = { event: 'BOOKING_RESCHEDULED', additionalNotes: null };

  it('is noted when it comes after the move', async () => {
    const told = booking();
    const { attendees, uid } = told.payload;
    await report(booking({ ...silent, rescheduleUid: uid, attendees }));
    for (const again of [told, told]) expect((await report(again)).status).toBe(200);
    expect(await newsOf(emailOf(told))).toEqual([[wrote]]);
  });

  it('stays with the older of two inquiries that turn out to be about one call', async () => {
    const told = booking();
    const { attendees, uid } = told.payload;
    const [second, third] = [randomUUID(), randomUUID()];
    await report(booking({ ...silent, uid: third, rescheduleUid: second, attendees }));
    await report(told);
    const ask = { ...silent, uid: second, rescheduleUid: uid, attendees };
    for (const again of [booking(ask), booking(ask), told]) expect((await report(again)).status).toBe(200);
    expect(await newsOf(emailOf(told))).toEqual([[wrote]]);
  });

  it('isn’t lost when its inquiry becomes one with an older one', async () => {
    const told = booking();
    const { attendees, uid } = told.payload;
    const [second, third, fourth] = [randomUUID(), randomUUID(), randomUUID()];
    await report(booking({ ...silent, uid: fourth, rescheduleUid: third, attendees }));
    await report(booking({ ...silent, uid: second, rescheduleUid: uid, attendees }));
    await report(told);
    expect((await newsOf(emailOf(told))).toSorted((one, other) => one.length - other.length)).toEqual([
      [],
      [wrote],
    ]);
    await report(booking({ ...silent, uid: third, rescheduleUid: second, attendees }));
    expect(await newsOf(emailOf(told))).toEqual([[wrote]]);
  });
});

it.each([
  ['older', Math.min],
  ['newer', Math.max],
])('takes a report while the %s of its two inquiries is deleted', async (_, choose) => {
  const told = booking();
  const { attendees, uid } = told.payload;
  const [second, third] = [randomUUID(), randomUUID()];
  const move = { event: 'BOOKING_RESCHEDULED', attendees };
  await report(told);
  await report(booking({ ...move, uid: third, rescheduleUid: second }));
  const ids = (await inquiriesOf(emailOf(told))).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const answer = await askWhileChanged(['delete from inquiries where id = $1', [choose(...ids)]], () =>
    report(booking({ ...move, uid: second, rescheduleUid: uid })),
  );
  expect(answer.status).toBe(200);
  const left = await inquiriesOf(emailOf(told));
  expect(left.map(({ id }) => id)).toEqual(ids.filter((id) => id !== choose(...ids)));
});

it.each([
  [
    'somebody deletes',
    async (id: number | undefined) => {
      expect((await api('DELETE', `/api/admin/inquiries/${id}`, { token })).status).toBe(200);
    },
  ],
  [
    'nobody has touched for years',
    async (id: number | undefined) => {
      const payload = await testPayload();
      const years = sql`now() - interval '10 years'`;
      await payload.db.drizzle.execute(sql`update inquiries set updated_at = ${years} where id = ${id}`);
      await payload.db.drizzle.execute(
        sql`update inquiry_entries set created_at = ${years} where inquiry_id = ${id}`,
      );
      await removeForgottenInquiries(payload);
    },
  ],
])('forgets what was reported of a call, under all its names, with an inquiry that %s', async (_, end) => {
  const told = booking();
  const { attendees, uid } = told.payload;
  const moved = randomUUID();
  await report(booking({ event: 'BOOKING_RESCHEDULED', uid: moved, rescheduleUid: uid, attendees }));
  await report(told);
  await report(booking({ event: 'BOOKING_CANCELLED', uid: moved, attendees, cancellationReason: 'Ill' }));
  const { db } = await testPayload();
  const known = async () =>
    (await db.drizzle.execute(sql`select from bookings where uid in (${uid}, ${moved})`)).rows.length;
  expect(await known()).toBe(2);
  const [inquiry] = await inquiriesOf(emailOf(told));
  await end(inquiry?.id);
  expect(await inquiriesOf(emailOf(told))).toEqual([]);
  expect(await known()).toBe(0);
});

it('remembers for longer a call that waits for its confirmation', async () => {
  const told = booking({ event: 'BOOKING_REQUESTED' });
  const { attendees, uid } = told.payload;
  await report(told);
  const payload = await testPayload();
  const { rows } = await payload.db.drizzle.execute(
    sql`update bookings set told_at = now() - interval '49 hours' where uid = ${uid} returning uid`,
  );
  expect(rows).toHaveLength(1);
  await sweepRows(await createLocalReq({}, payload));
  await report(booking({ uid, attendees }));
  expect(await newsOf(emailOf(told))).toEqual([[['booking', 'Confirmed.', null]]]);
});

it('knows a call that was asked for before reports were remembered', async () => {
  const told = booking({ event: 'BOOKING_REQUESTED' });
  const { attendees, uid } = told.payload;
  await report(told);
  const payload = await testPayload();
  const req = await createLocalReq({}, payload);
  await payload.db.drizzle.transaction(async (db) => {
    await down({ db, payload, req });
    await up({ db, payload, req });
  });
  await report(booking({ uid, attendees }));
  expect(await newsOf(emailOf(told))).toEqual([[['booking', 'Confirmed.', null]]]);
});

it('forgets after days what was reported of a call that has no inquiry', async () => {
  const told = booking({ event: 'BOOKING_CANCELLED' });
  await report(told);
  const payload = await testPayload();
  const { rows } = await payload.db.drizzle.execute(
    sql`update bookings set told_at = now() - interval '49 hours' where uid = ${told.payload.uid} returning uid`,
  );
  expect(rows).toHaveLength(1);
  await sweepRows(await createLocalReq({}, payload));
  const left = await payload.db.drizzle.execute(sql`select from bookings where uid = ${told.payload.uid}`);
  expect(left.rows).toEqual([]);
});
