import type { Payload } from 'payload';
import { acceptedSecrets } from '@/access/acceptedSecrets';
import { contactForm, contactPaths } from '@/content/site/company/contactForm';
import { toErrorResponse } from '@/errors/toErrorResponse';
import { issueInquiryTicket, judgeInquiryTicket } from '@/operations/inquiries/inquiryTicket';
import { submitInquiry } from '@/operations/inquiries/submitInquiry';
import { inquiryBodySchema } from '@/schemas/inquiry';
import type { Call } from '../openCall';
import { openPlainForm } from '../openPlainForm';
import { plainFormPage, type PlainFormState } from './plainFormPage';

/** Body of the response of `toErrorResponse`. */
interface Refusal {
  message: string;
  errors?: { field: string; message: string }[];
}

/**
 * Handles the contact form of a browser without JavaScript. The page with the form is cached for everybody, so the
 * first POST has no ticket: its response is a page that shows the message again and carries a ticket. The second POST
 * submits it and redirects to the confirmation. Every error shows the same page with the submitted values.
 */
export async function answerPlainForm(call: Call, maxBodyBytes: number): Promise<Response> {
  const state: PlainFormState = { values: {}, errors: {}, ticket: '' };
  try {
    const req = await openPlainForm(call, maxBodyBytes, (fields) => {
      state.values = fields;
      state.ticket = ticketFor(call.payload, fields.ticket);
    });
    const { website: _website, ticket, ...inquiry } = inquiryBodySchema.parse(state.values);
    if (!ticket) return pageResponse(200, state);
    await submitInquiry({ req, ticket, inquiry });
    return new Response(null, { status: 303, headers: { ...noStore, Location: sentAddress } });
  } catch (error) {
    return refuse(toErrorResponse(error, call), state);
  }
}

/** Keeps a ticket that is too early: a new one would start the waiting time again. */
function ticketFor({ secret }: Payload, current = ''): string {
  const state = judgeInquiryTicket(current, acceptedSecrets(secret), Date.now());
  return state === 'valid' || state === 'early' ? current : issueInquiryTicket(secret, Date.now());
}

const noStore = { 'Cache-Control': 'no-store' };
const sentAddress = `${contactPaths.page}#${contactPaths.sentId}`;

async function refuse(refusal: Response, state: PlainFormState): Promise<Response> {
  const { message, errors = [] } = (await refusal.json()) as Refusal;
  const byField = Object.fromEntries(errors.toReversed().map((error) => [error.field, error.message]));
  const hidden = byField.website ?? byField.ticket;
  const problem = hidden ?? (errors.length > 0 ? contactForm.checkFields : message);
  const page = pageResponse(refusal.status, { ...state, errors: byField, problem });
  const retryAfter = refusal.headers.get('Retry-After');
  if (retryAfter) page.headers.set('Retry-After', retryAfter);
  return page;
}

function pageResponse(status: number, state: PlainFormState): Response {
  const headers = { ...noStore, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(plainFormPage(state), { status, headers });
}
