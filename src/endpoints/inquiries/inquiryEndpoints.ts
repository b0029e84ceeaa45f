import { contactForm } from '@/content/site/company/contactForm';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { issueInquiryTicket } from '@/operations/inquiries/inquiryTicket';
import { submitInquiry } from '@/operations/inquiries/submitInquiry';
import { inquiryBodySchema, inquiryTicketSchema } from '@/schemas/inquiry';
import { messageSchema } from '@/schemas/message';
import { type DocumentedEndpoint, defineEndpoint } from '../defineEndpoint';
import { isPlainForm } from '../isPlainForm';
import { answerPlainForm } from './answerPlainForm';

const contactTicketEndpoint = defineEndpoint({
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

const maxBodyBytes = 64 * 1024;

const jsonEndpoint = defineEndpoint({
  method: 'post',
  path: '/contact',
  summary: 'Write to the firm',
  access: 'public',
  body: inquiryBodySchema,
  answer: messageSchema,
  status: 201,
  maxBodyBytes,
  handler: async ({ req, body: { website: _website, ticket, ...inquiry } }) => {
    await submitInquiry({ req, ticket, inquiry });
    return { body: { message: contactForm.sentTitle } };
  },
});

/** Accepts JSON like all endpoints, and the URL-encoded form of a browser without JavaScript. */
const contactEndpoint: DocumentedEndpoint = {
  contract: jsonEndpoint.contract,
  answer: (call) =>
    isPlainForm(call.request.headers) ? answerPlainForm(call, maxBodyBytes) : jsonEndpoint.answer(call),
};

export const inquiryEndpoints = [contactTicketEndpoint, contactEndpoint];
