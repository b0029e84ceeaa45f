import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { lockByName } from '@/database/lockByName';
import { findInquiryOfBooking } from '@/database/tables/bookings';
import { insertEntry } from '@/database/tables/inquiryEntries';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { BadRequest } from '@/errors/ApiFailures';
import { emailSchema } from '@/schemas/auth';
import type { BookingReport } from '@/schemas/booking';
import { keepEntryOnce } from '../inquiries/keepEntryOnce';
import { newMessageId } from '../mail/newMessageId';
import { bookingChange, bookingMessage, storable } from './bookingWords';

/** Reports come within seconds, and again for some hours when the site didn't answer. One that is older was kept by somebody. */
const oldestMs = 24 * 60 * 60 * 1_000;
/** What two clocks may differ by. */
const clocksDifferMs = 5 * 60 * 1_000;

/**
 * Keeps what the booking vendor reports in the inbox: a call that was booked is an inquiry, and what becomes of it is noted
 * there. The same report again changes nothing.
 * @throws BadRequest for a report that is too old, Conflict when the inquiry has as many entries as it may have
 */
export async function takeBookingReport(req: PayloadRequest, report: BookingReport): Promise<void> {
  const ageMs = Date.now() - Date.parse(report.createdAt);
  if (ageMs > oldestMs || ageMs < -clocksDifferMs) {
    const message = 'This report is not of today';
    throw new BadRequest(message, [{ field: 'createdAt', message }]);
  }
  await inTransaction(req, async () => {
    // One after the other: a booking may be moved while it is still being kept.
    await lockByName(req, 'bookings');
    await keep(req, report);
  });
}

const keyOf = (uid: string): string => `booking:${uid}`;

async function keep(req: PayloadRequest, report: BookingReport): Promise<void> {
  const { triggerEvent, payload: booking } = report;
  const submissionKey = keyOf(booking.uid);
  const known = await findInquiryOfBooking(req, submissionKey);
  switch (triggerEvent) {
    case 'BOOKING_CANCELLED':
    case 'BOOKING_REJECTED':
      // One that was booked before the site was told of bookings.
      if (known === null) return;
      return note(req, { inquiryId: known, submissionKey: `${submissionKey}:ended`, report });
    case 'BOOKING_RESCHEDULED': {
      if (known !== null) return;
      const { rescheduleUid } = booking;
      const inquiryId = rescheduleUid ? await findInquiryOfBooking(req, keyOf(rescheduleUid)) : null;
      if (inquiryId !== null) return note(req, { inquiryId, submissionKey, report });
      return addInquiry(req, report, submissionKey);
    }
    case 'BOOKING_CREATED':
    case 'BOOKING_REQUESTED':
      if (known === null) await addInquiry(req, report, submissionKey);
  }
}

async function addInquiry(req: PayloadRequest, report: BookingReport, submissionKey: string): Promise<void> {
  const [attendee] = report.payload.attendees;
  const email = emailSchema.safeParse(attendee?.email);
  if (!email.success) {
    const message = 'Whoever booked has no address that mail could reach';
    throw new BadRequest(message, [{ field: 'payload.attendees.0.email', message }]);
  }
  await req.payload.create({
    collection: 'inquiries',
    data: {
      name: storable(attendee?.name, accountLimits.nameMaxLength) || email.data,
      email: email.data,
      message: bookingMessage(report),
      status: 'new',
      submissionKey,
      noticeMessageId: newMessageId(),
    },
    depth: 0,
    // Inquiries are closed to direct creation; the vendor's signature is its right to this one.
    overrideAccess: true,
    req,
  });
}

interface ChangeOfBooking {
  inquiryId: number;
  submissionKey: string;
  report: BookingReport;
}

const note = (req: PayloadRequest, { inquiryId, submissionKey, report }: ChangeOfBooking): Promise<void> =>
  keepEntryOnce(req, { inquiryId, submissionKey }, async () => {
    const text = bookingChange(report);
    await insertEntry(req, { inquiry: inquiryId, kind: 'booking', text, author: null, submissionKey });
  });
