import type { CameBy, Inquiry, InquiryTicket } from '@/schemas/inquiry';
import { ApiError } from './ApiError';
import { callApi } from './apiClient';

interface Ticket {
  ticket: string;
  /** Time on the `performance.now()` clock. */
  countsFromMs: number;
}

/** The message, how the visitor arrived, and the honeypot field, which must be empty. */
type ContactFormValues = Inquiry & CameBy & { website: string };

let ticket: Promise<Ticket> | null = null;

async function fetchTicket(): Promise<Ticket> {
  const answer = await callApi<InquiryTicket>('/api/contact/ticket');
  return { ticket: answer.ticket, countsFromMs: performance.now() + answer.waitMs };
}

/**
 * Fetches the ticket. Call it when somebody starts to write: the server accepts a message only some seconds later.
 */
export function prepareInquiry(): Promise<Ticket> {
  ticket ??= fetchTicket().catch((error: unknown) => {
    ticket = null;
    throw error;
  });
  return ticket;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

async function send(inquiry: ContactFormValues): Promise<void> {
  const current = await prepareInquiry();
  await wait(current.countsFromMs - performance.now());
  await callApi('/api/contact', { method: 'POST', body: { ...inquiry, ticket: current.ticket } });
  ticket = null;
}

const needsNewTicket = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ field }) => field === 'ticket');

/**
 * Sends a contact message. Waits if the form was filled in faster than allowed, and fetches a new ticket if the form
 * was open for days. After a failure, the same message can be sent again and is stored once.
 * @throws as callApi
 */
export async function sendInquiry(inquiry: ContactFormValues): Promise<void> {
  try {
    await send(inquiry);
  } catch (error) {
    if (!needsNewTicket(error)) throw error;
    ticket = null;
    await send(inquiry);
  }
}
