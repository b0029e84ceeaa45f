import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InquiryDetails } from '@/schemas/inquiryDesk';
import { signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
import { booking, emailOf, inquiriesOf, newsOf, report } from '../helpers/bookingReports';

let token: string;
beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'admin' }));
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
    expect((await inquiriesOf(email, token)).map(standOf)).toEqual([stand]);
    const entries = await newsOf(email, token);
    for (const again of told.toReversed()) expect((await report(again)).status).toBe(200);
    expect(await newsOf(email, token)).toEqual(entries);
  });
});

it('keeps what was written at the second of two inquiries that turn out to be about one call', async () => {
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  const told = booking({ uid: first });
  const { attendees } = told.payload;
  const email = emailOf(told);
  await report(told);
  await report(booking({ event: 'BOOKING_RESCHEDULED', uid: third, rescheduleUid: second, attendees }));
  const kept = await inquiriesOf(email, token);
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
  const [left, ...others] = await inquiriesOf(email, token);
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
    expect(await newsOf(emailOf(told), token)).toEqual([[wrote]]);
  });

  it('stays with the older of two inquiries that turn out to be about one call', async () => {
    const told = booking();
    const { attendees, uid } = told.payload;
    const [second, third] = [randomUUID(), randomUUID()];
    await report(booking({ ...silent, uid: third, rescheduleUid: second, attendees }));
    await report(told);
    const ask = { ...silent, uid: second, rescheduleUid: uid, attendees };
    for (const again of [booking(ask), booking(ask), told]) expect((await report(again)).status).toBe(200);
    expect(await newsOf(emailOf(told), token)).toEqual([[wrote]]);
  });

  it('isn’t lost when its inquiry becomes one with an older one', async () => {
    const told = booking();
    const { attendees, uid } = told.payload;
    const [second, third, fourth] = [randomUUID(), randomUUID(), randomUUID()];
    await report(booking({ ...silent, uid: fourth, rescheduleUid: third, attendees }));
    await report(booking({ ...silent, uid: second, rescheduleUid: uid, attendees }));
    await report(told);
    expect((await newsOf(emailOf(told), token)).toSorted((one, other) => one.length - other.length)).toEqual([
      [],
      [wrote],
    ]);
    await report(booking({ ...silent, uid: third, rescheduleUid: second, attendees }));
    expect(await newsOf(emailOf(told), token)).toEqual([[wrote]]);
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
  const ids = (await inquiriesOf(emailOf(told), token)).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const answer = await askWhileChanged(['delete from inquiries where id = $1', [choose(...ids)]], () =>
    report(booking({ ...move, uid: second, rescheduleUid: uid })),
  );
  expect(answer.status).toBe(200);
  const left = await inquiriesOf(emailOf(told), token);
  expect(left.map(({ id }) => id)).toEqual(ids.filter((id) => id !== choose(...ids)));
});
