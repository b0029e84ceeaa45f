import type { PayloadRequest } from 'payload';
import { namedRows } from '../namedRows';

// `bookings` is no collection: there are neither hooks nor access rules to go past. It remembers what the vendor has
// reported of late, because reports come late or in another order, and an inquiry has no place for what came too early.

/** What one report says of the booking with this name; null where it says nothing about it. */
export interface BookingNews {
  uid: string;
  /** Its name before it was moved. */
  movedFrom: string | null;
  /** When the call is, in words. */
  moment: string | null;
  /** Whether that is another than before, under the same name. */
  isMovedInPlace?: boolean;
  isAsked: boolean;
  isConfirmed: boolean;
  /** How it ended, in words. */
  ending: string | null;
}

const keep = {
  name: 'keep-booking',
  // Whoever asks after the confirmation hasn't asked for it: that report came late. What was said first stays.
  text: `insert into bookings (uid, moved_from, moment, is_asked, is_confirmed, ending) values ($1, $2, $3, $4, $5, $6)
    on conflict (uid) do update set
      moved_from = coalesce(bookings.moved_from, excluded.moved_from),
      moment = case when $7 then excluded.moment else coalesce(bookings.moment, excluded.moment) end,
      is_asked = bookings.is_asked or (excluded.is_asked and not bookings.is_confirmed),
      is_confirmed = bookings.is_confirmed or excluded.is_confirmed,
      ending = coalesce(bookings.ending, excluded.ending),
      told_at = now()`,
};

/** Adds to what is known of a booking, in whatever order it is told. */
export async function storeBookingReport(req: PayloadRequest, news: BookingNews): Promise<void> {
  const { uid, movedFrom, moment, isAsked, isConfirmed, ending, isMovedInPlace = false } = news;
  await namedRows(req, keep, [uid, movedFrom, moment, isAsked, isConfirmed, ending, isMovedInPlace]);
}

/** One name of a booked call, with what was reported under it. */
export interface KnownBooking extends Omit<BookingNews, 'isMovedInPlace'> {
  /** It goes on under another name. */
  isMovedOn: boolean;
  /** Where it stands among the inquiries: as one of its own, or noted at one when it was moved. */
  inquiryId: number | null;
}

/** The names of a booking before and after those in `chain`. */
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
 * A booking under all names that it had before and since, as far as they were told. A booking from before the site
 * remembered any is known by its inquiry alone.
 * @param keyPrefix what stands before a booking's name in the keys of inquiries and entries
 */
export const findBookingChain = (
  req: PayloadRequest,
  uid: string,
  keyPrefix: string,
): Promise<KnownBooking[]> => namedRows<KnownBooking>(req, chain, [uid, keyPrefix]);

const forget = {
  name: 'forget-bookings',
  // Whoever is being told of one right now waits for the inquiry in turn.
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
 * Forgets what was reported of the booked calls that inquiries are about, as far as they are about any. In a transaction that is
 * about to delete the inquiries; joining two is no reason to.
 */
export async function deleteBookings(
  req: PayloadRequest,
  inquiryIds: readonly number[],
  keyPrefix: string,
): Promise<void> {
  await namedRows(req, forget, [inquiryIds, keyPrefix]);
}
