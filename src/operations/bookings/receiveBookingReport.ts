import type { PayloadRequest } from 'payload';
import { bookingTexts as texts } from '@/content/admin/bookings';
import { inTransaction } from '@/database/inTransaction';
import { lockByName } from '@/database/lockByName';
import {
  findBookingChain,
  storeBookingReport,
  type BookingNews,
  type KnownBooking,
} from '@/database/tables/bookings';
import { lockInquiryRow, removeInquiries } from '@/database/tables/inquiries';
import { moveWrittenEntries } from '@/database/tables/inquiryEntries';
import { accountLimits } from '@/domain/accounts/accountLimits';
import {
  bookingKey,
  bookingKeyPrefix,
  clientsWordsEnding,
  movedInPlaceKey,
} from '@/domain/inquiries/bookingKeys';
import { BadRequest } from '@/errors/ApiFailures';
import { emailSchema } from '@/schemas/auth';
import type { BookingReport } from '@/schemas/booking';
import { writeTrail } from '@/services/trail/writeTrail';
import { findInquiry } from '../inquiries/findInquiry';
import { recordInquiryChange } from '../inquiries/recordInquiryChange';
import { writeInquiry } from '../inquiries/writeInquiry';
import { newMessageId } from '../mail/newMessageId';
import {
  bookingEnding,
  bookingMessage,
  clientNotes,
  clientNotesIn,
  momentOf,
  storable,
} from './bookingMessages';
import { recordAttendees, recordBooking, recordClientNotes } from './recordBooking';

/**
 * Merges two inquiries that turn out to be the same booked call. Notes, replies and the client's own notes of the
 * second move to the first. State and owner move too if the first has none chosen. Booking entries of the second are
 * deleted and recorded again at the first. Call it in a transaction that has locked both.
 */
async function joinInquiries(req: PayloadRequest, firstId: number, secondId: number): Promise<void> {
  const first = await findInquiry(req, firstId);
  const second = await findInquiry(req, secondId);
  const after = await writeInquiry(req, firstId, {
    status: first.status === 'new' ? second.status : first.status,
    owner: Number(first.owner ?? second.owner) || null,
  });
  await recordInquiryChange(req, first, after);
  await moveWrittenEntries(req, secondId, firstId, clientsWordsEnding);
  const words = clientNotesIn(second.message);
  if (words) await recordClientNotes(req, firstId, second.submissionKey, words);
  await removeInquiries(req, [secondId]);
  const changes = [{ field: 'status', from: second.status, to: null }];
  await writeTrail({
    ...{ req, action: 'delete', subject: 'inquiries', subjectId: secondId },
    ...{ label: `${secondId}, the same booked call as ${firstId}`, changes },
  });
}

/** The vendor sends reports within seconds and retries for some hours. An older one is a replay. */
const oldestMs = 24 * 60 * 60 * 1_000;
/** Tolerated clock difference. */
const clocksDifferMs = 5 * 60 * 1_000;

/**
 * Stores a report of the booking vendor. A booked call becomes an inquiry, and later changes are recorded there. A
 * repeated report changes nothing.
 * @throws BadRequest for a report that is too old
 */
export async function receiveBookingReport(req: PayloadRequest, report: BookingReport): Promise<void> {
  const ageMs = Date.now() - Date.parse(report.createdAt);
  if (ageMs > oldestMs || ageMs < -clocksDifferMs) {
    const message = 'This report is not of today';
    throw new BadRequest(message, [{ field: 'createdAt', message }]);
  }
  await inTransaction(req, async () => {
    // Serialized, because a booking may be moved while it is still being stored.
    await lockByName(req, 'bookings');
    await keep(req, report);
  });
}

/**
 * Applies a report. The outcome depends on all reports of the booking under all its uids, not on the last one,
 * because reports arrive late and out of order.
 */
async function keep(req: PayloadRequest, report: BookingReport): Promise<void> {
  const news = newsOf(report);
  const words = await wordsOfMoveInPlace(req, news);
  await storeBookingReport(req, news);
  const chain = await findWholeChain(req, news.uid);
  const known = inquiriesOf(chain)[0];
  // A cancellation can arrive before its booking, or belong to a booking made before reports were set up.
  if (known === undefined && news.ending !== null) return;
  if (known !== undefined) {
    const key = bookingKey(news.uid);
    const wrote = clientNotes(report.payload);
    if (wrote) await recordClientNotes(req, known, key, wrote);
    if (news.ending === null) await recordAttendees(req, known, key, report);
    if (words) await recordBooking(req, known, movedInPlaceKey(key, report.createdAt), words);
    return noteStand(req, known, chain);
  }
  const inquiryId = await addInquiry(req, report, bookingKey(news.uid));
  await recordAttendees(req, inquiryId, bookingKey(news.uid), report);
  const said = (booking: KnownBooking) => (booking.uid === news.uid ? { ...booking, inquiryId } : booking);
  await noteStand(req, inquiryId, chain.map(said));
}

/**
 * Returns the entry text for a move that keeps the booking's uid, or null if the time is unchanged. Call it before
 * the report is stored.
 */
async function wordsOfMoveInPlace(
  req: PayloadRequest,
  { uid, moment, isMovedInPlace }: BookingNews,
): Promise<string | null> {
  if (!isMovedInPlace || moment === null) return null;
  const chain = await findBookingChain(req, uid, bookingKeyPrefix);
  const before = chain.find((known) => known.uid === uid);
  // Booking rows are deleted after some days. Then only the inquiry is left, without the earlier time.
  const isMoved = before?.moment ? before.moment !== moment : Boolean(before?.inquiryId);
  return isMoved ? texts.moved(moment) : null;
}

function newsOf(report: BookingReport): BookingNews {
  const { triggerEvent, payload } = report;
  const ending = bookingEnding(report);
  const isAsked = triggerEvent === 'BOOKING_REQUESTED';
  const { uid, rescheduleUid } = payload;
  return {
    uid,
    // A booking that keeps its uid has no predecessor.
    movedFrom: ending === null && rescheduleUid !== uid ? rescheduleUid || null : null,
    moment: ending === null ? momentOf(payload) : null,
    isMovedInPlace: triggerEvent === 'BOOKING_RESCHEDULED' && rescheduleUid === uid,
    isAsked,
    isConfirmed: ending === null && !isAsked,
    ending,
  };
}

/** Returns inquiry ids, oldest first. */
const inquiriesOf = (chain: readonly KnownBooking[]): number[] =>
  [...new Set(chain.flatMap(({ inquiryId }) => inquiryId ?? []))].sort((one, other) => one - other);

/**
 * Returns the booking under all its uids and locks its inquiry. A move can connect two bookings that seemed
 * unrelated. Then their inquiries are merged.
 */
async function findWholeChain(req: PayloadRequest, uid: string): Promise<KnownBooking[]> {
  const findChain = () => findBookingChain(req, uid, bookingKeyPrefix);
  for (const id of inquiriesOf(await findChain())) await lockInquiryRow(req, id);
  // An inquiry may have been deleted before it was locked.
  const chain = await findChain();
  const [first, ...others] = inquiriesOf(chain);
  if (first === undefined || others.length === 0) return chain;
  for (const other of others) await joinInquiries(req, first, other);
  return findChain();
}

/** Records the current state of the booking, under its latest uid, as far as the inquiry doesn't contain it yet. */
async function noteStand(
  req: PayloadRequest,
  inquiryId: number,
  chain: readonly KnownBooking[],
): Promise<void> {
  for (const { uid, inquiryId: saidAt, isMovedOn, ...known } of chain) {
    if (isMovedOn) continue;
    const key = bookingKey(uid);
    const { isAsked, isConfirmed, moment, ending } = known;
    if (saidAt === null && moment !== null) {
      const words = isAsked && !isConfirmed ? texts.askedToMove : texts.moved;
      await recordBooking(req, inquiryId, key, words(moment));
    }
    if (saidAt !== null && isAsked && isConfirmed && ending === null) {
      await recordBooking(req, inquiryId, `${key}:confirmed`, texts.confirmed);
    }
    if (ending !== null) await recordBooking(req, inquiryId, `${key}:ended`, ending);
  }
}

async function addInquiry(
  req: PayloadRequest,
  report: BookingReport,
  submissionKey: string,
): Promise<number> {
  const [attendee] = report.payload.attendees;
  const email = emailSchema.safeParse(attendee?.email);
  if (!email.success) {
    const message = 'Whoever booked has no address that mail could reach';
    throw new BadRequest(message, [{ field: 'payload.attendees.0.email', message }]);
  }
  const { id } = await req.payload.create({
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
    // Access rules forbid creating inquiries. The vendor's signature authorizes this one.
    overrideAccess: true,
    req,
  });
  return id;
}
