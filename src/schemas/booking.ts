import { z } from 'zod';

const moment = z.iso.datetime({ offset: true });

/** The fields of a booking that we use; the others are dropped. */
const bookingSchema = z.object({
  uid: z.string().min(1).max(200).describe('Names the booking at the vendor; another one once it is moved'),
  title: z.string().default(''),
  startTime: moment,
  attendees: z
    .array(z.object({ name: z.string().default(''), email: z.string(), timeZone: z.string().nullish() }))
    .min(1)
    .describe('The first one booked; the others come along'),
  additionalNotes: z.string().nullish(),
  cancellationReason: z.string().nullish(),
  rejectionReason: z.string().nullish(),
  rescheduleUid: z.string().nullish().describe('Named the booking before it was moved'),
});
export type Booking = z.output<typeof bookingSchema>;

const events = [
  'BOOKING_CREATED',
  'BOOKING_REQUESTED',
  'BOOKING_RESCHEDULED',
  'BOOKING_CANCELLED',
  'BOOKING_REJECTED',
] as const;

const reportSchema = z.object({
  triggerEvent: z.enum(events),
  createdAt: moment.describe('When it happened'),
  payload: bookingSchema,
});
export type BookingReport = z.output<typeof reportSchema>;

const isOther = (event: string): boolean => !events.some((known) => known === event);

/** Cal.com's webhook: https://cal.com/docs/developing/guides/automation/webhooks */
export const bookingReportSchema = z.union([
  reportSchema,
  z
    .object({ triggerEvent: z.string().refine(isOther, 'This booking can’t be read') })
    .describe('Anything else, such as the vendor’s test: taken, and nothing is done'),
]);

/** Returns whether a report is about a booking. */
export const isOfBooking = (report: z.output<typeof bookingReportSchema>): report is BookingReport =>
  'payload' in report;
