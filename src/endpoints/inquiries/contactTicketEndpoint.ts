import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { issueInquiryTicket } from '@/operations/inquiries/inquiryTicket';
import { inquiryTicketSchema } from '@/schemas/inquiry';
import { defineEndpoint } from '../defineEndpoint';

export const contactTicketEndpoint = defineEndpoint({
  method: 'get',
  path: '/contact/ticket',
  summary: 'A ticket for one contact message, which the form asks for when somebody begins to write',
  access: 'public',
  answer: inquiryTicketSchema,
  handler: async ({ req }) => ({
    body: {
      ticket: issueInquiryTicket(req.payload.secret, Date.now()),
      waitMs: inquiryLimits.minFillMs,
    },
  }),
});
