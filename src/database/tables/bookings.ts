import type { PayloadRequest } from 'payload';
import { namedRows } from '../namedRows';

// `bookings` isn't a collection, so there are no hooks or access rules to bypass. It stores the vendor's recent
// reports, because they arrive late or out of order, and an inquiry has no place for a report that arrives early.

/** One vendor report about the booking with this uid; a field is null if the report doesn't mention it. */
export interface BookingNews {
  uid: string;
  /** The booking's uid before it was rescheduled. */
  movedFrom: string | null;
  /** Date and time of the call, as text. */
  moment: string | null;
  /** Whether the report changes the time without changing the uid. */
  isMovedInPlace?: boolean;
  isAsked: boolean;
  isConfirmed: boolean;
  /** How the booking ended, as text. */
  ending: string | null;
}

const keep = {
  name: 'keep-booking',
  // A request that arrives after the confirmation is a late report and doesn't reopen it. The first value of each
  // column wins.
  text: `insert into bookings (uid, moved_from, moment, is_asked, is_confirmed, ending) values ($1, $2, $3, $4, $5, $6)
    on conflict (uid) do update set
      moved_from = coalesce(bookings.moved_from, excluded.moved_from),
      moment = case when $7 then excluded.moment else coalesce(bookings.moment, excluded.moment) end,
      is_asked = bookings.is_asked or (excluded.is_asked and not bookings.is_confirmed),
      is_confirmed = bookings.is_confirmed or excluded.is_confirmed,
      ending = coalesce(bookings.ending, excluded.ending),
      told_at = now()`,
};

/** Merges a vendor report into the stored booking; reports may arrive in any order. */
export async function storeBookingReport(req: PayloadRequest, news: BookingNews): Promise<void> {
  const { uid, movedFrom, moment, isAsked, isConfirmed, ending, isMovedInPlace = false } = news;
  await namedRows(req, keep, [uid, movedFrom, moment, isAsked, isConfirmed, ending, isMovedInPlace]);
}

/** One uid of a booked call, with everything reported under it. */
export interface KnownBooking extends Omit<BookingNews, 'isMovedInPlace'> {
  /** Whether the booking was rescheduled to another uid. */
  isMovedOn: boolean;
  /** The inquiry that this booking created, or that got an entry when the booking was rescheduled. */
  inquiryId: number | null;
}

/** The uids before and after those in `chain`. */
const otherNames = `select other.uid from chain cross join lateral (
        select moved_from as uid from bookings where bookings.uid = chain.uid and moved_from is not null
        union all
        select bookings.uid from bookings where moved_from = chain.uid
      ) as other`;

const chain = {
  name: 'booking-chain',
  text: `with recursive chain (uid) as (
      select $1::varchar
      union
      ${otherNames}
    )
    select chain.uid, moved_from as "movedFrom", moment, ending,
      coalesce(is_asked, false) as "isAsked", coalesce(is_confirmed, false) as "isConfirmed",
      exists (select from bookings as later where later.moved_from = chain.uid) as "isMovedOn",
      coalesce(
        (select id from inquiries where submission_key = $2 || chain.uid),
        (select inquiry_id from inquiry_entries where submission_key = $2 || chain.uid)
      ) as "inquiryId"
    from chain left join bookings on bookings.uid = chain.uid`,
};

/**
 * Returns a booking under all uids it has had, as far as they were reported. A booking older than the `bookings`
 * table is known only by its inquiry.
 * @param keyPrefix prefix of the booking's uid in the submission keys of inquiries and entries
 */
export const findBookingChain = (
  req: PayloadRequest,
  uid: string,
  keyPrefix: string,
): Promise<KnownBooking[]> => namedRows<KnownBooking>(req, chain, [uid, keyPrefix]);

const forget = {
  name: 'forget-bookings',
  // `skip locked`: a transaction that is storing a report locks the booking and waits for the inquiry, so waiting
  // here would deadlock.
  text: `with recursive chain (uid) as (
      select substr(said.key, length($2::text) + 1)::varchar from (
        select submission_key as key from inquiries where id = any($1::int[])
        union all
        select submission_key from inquiry_entries where inquiry_id = any($1::int[]) and kind = 'booking'
      ) as said where left(said.key, length($2::text)) = $2::text
      union
      ${otherNames}
    )
    delete from bookings where uid in (
      select uid from bookings where uid in (select uid from chain) for update skip locked)`,
};

/**
 * Deletes the stored reports of the bookings that these inquiries are about, if any. Call in the transaction that
 * deletes the inquiries; merging two inquiries keeps the reports.
 */
export async function deleteBookings(
  req: PayloadRequest,
  inquiryIds: readonly number[],
  keyPrefix: string,
): Promise<void> {
  await namedRows(req, forget, [inquiryIds, keyPrefix]);
}
