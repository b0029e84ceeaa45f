import { receiveBookingReport } from '@/operations/bookings/receiveBookingReport';
import { bookingReportSchema, isOfBooking } from '@/schemas/booking';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

export const bookingEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/bookings',
    summary:
      'Cal.com reports a booking, with its signature in X-Cal-Signature-256; 404 while no secret is set. The same report again changes nothing',
    access: 'public',
    body: bookingReportSchema,
    bodyType: 'signedJson',
    maxBodyBytes: 256 * 1024,
    answer: messageSchema,
    handler: async ({ req, body }) => {
      if (!isOfBooking(body)) return { body: { message: 'Nothing to do' } };
      await receiveBookingReport(req, body);
      return { body: { message: 'Noted' } };
    },
  }),
];
