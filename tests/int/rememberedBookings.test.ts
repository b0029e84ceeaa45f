import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createLocalReq } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { sweepRows } from '@/database/sweepRows';
import { down, up } from '@/migrations/20261126_230000_bookings';
import { removeForgottenInquiries } from '@/operations/inquiries/removeForgottenInquiries';
import { signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { booking, emailOf, inquiriesOf, newsOf, report } from '../helpers/bookingReports';
import { testPayload } from '../helpers/testPayload';

let token: string;
beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'admin' }));
});

/** As if a booking had been reported two days ago, and rows been swept since. */
async function letDaysPass(uid: string): Promise<void> {
  const payload = await testPayload();
  const { rows } = await payload.db.drizzle.execute(
    sql`update bookings set told_at = now() - interval '49 hours' where uid = ${uid} returning uid`,
  );
  expect(rows).toHaveLength(1);
  await sweepRows(await createLocalReq({}, payload));
}

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
  const [inquiry] = await inquiriesOf(emailOf(told), token);
  await end(inquiry?.id);
  expect(await inquiriesOf(emailOf(told), token)).toEqual([]);
  expect(await known()).toBe(0);
});

it('remembers for longer a call that waits for its confirmation', async () => {
  const told = booking({ event: 'BOOKING_REQUESTED' });
  const { attendees, uid } = told.payload;
  await report(told);
  await letDaysPass(uid);
  await report(booking({ uid, attendees }));
  expect(await newsOf(emailOf(told), token)).toEqual([[['booking', 'Confirmed.', null]]]);
});

it('notes that a call was moved and kept its name, also when it was booked days ago', async () => {
  const told = booking();
  const { attendees, uid } = told.payload;
  await report(told);
  await letDaysPass(uid);
  const startTime = '2026-12-02T17:00:00Z';
  const moved = booking({ event: 'BOOKING_RESCHEDULED', uid, rescheduleUid: uid, attendees, startTime });
  await report(moved);
  await report(moved);
  const words = 'Moved to December 2, 2026 at 11:00 AM (America/Chicago).';
  expect(await newsOf(emailOf(told), token)).toEqual([[['booking', words, null]]]);
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
  expect(await newsOf(emailOf(told), token)).toEqual([[['booking', 'Confirmed.', null]]]);
});

it('forgets after days what was reported of a call that has no inquiry', async () => {
  const told = booking({ event: 'BOOKING_CANCELLED' });
  await report(told);
  await letDaysPass(told.payload.uid);
  const payload = await testPayload();
  const left = await payload.db.drizzle.execute(sql`select from bookings where uid = ${told.payload.uid}`);
  expect(left.rows).toEqual([]);
});
