import type { CollectionBeforeDeleteHook } from 'payload';
import { forgetBookings } from '@/database/tables/bookings';
import { bookingKeyPrefix } from '@/domain/inquiries/bookingKeys';

/** A client's reasons and moments go with the inquiry, whichever door somebody deletes it by. */
export const forgetBookedCall: CollectionBeforeDeleteHook = ({ id, req }) =>
  forgetBookings(req, [Number(id)], bookingKeyPrefix);
