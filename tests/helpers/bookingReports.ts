import { createHmac, randomUUID } from 'node:crypto';
import type { InquiryDetails, InquiryListItem } from '@/schemas/inquiryDesk';
import { freshEmail } from '../factories/account';
import { api } from './api';

export const bookingSecret = 'shared with the vendor';
export const signed = (body: string, by = bookingSecret) =>
  createHmac('sha256', by).update(body).digest('hex');

/** Tells the site what became of a booking, as the vendor does. */
export async function report(body: unknown, signature?: string) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'X-Cal-Signature-256': signature ?? signed(text), 'Content-Type': 'application/json' };
  return api('POST', '/api/bookings', { body: text, headers });
}

interface Told {
  event?: string;
  at?: number;
  [field: string]: unknown;
}

/** As the vendor sends it, with some of what isn't used. */
export function booking({ event = 'BOOKING_CREATED', at = Date.now(), ...fields }: Told = {}) {
  const email = freshEmail();
  const attendee = { email, name: 'Pat Example', timeZone: 'America/Chicago', language: { locale: 'en' } };
  const uid = randomUUID();
  const payload = {
    ...{ type: '30min', title: 'Strategy call', bookingId: 91, startTime: '2026-12-01T16:00:00Z' },
    ...{ endTime: '2026-12-01T16:30:00Z', organizer: { email: 'firm@example.com' }, uid },
    attendees: [attendee],
    additionalNotes: 'About invoices.',
    ...fields,
  };
  return { triggerEvent: event, createdAt: new Date(at).toISOString(), payload };
}

export const emailOf = ({ payload }: ReturnType<typeof booking>): string => payload.attendees[0]?.email ?? '';

/** All that is kept of somebody's calls. @param token an administrator's */
export async function inquiriesOf(email: string, token: string): Promise<InquiryDetails[]> {
  const path = `/api/admin/inquiries?search=${encodeURIComponent(email)}`;
  const { body } = await api<InquiryListItem[]>('GET', path, { token });
  return Promise.all(
    body.map(
      async ({ id }) => (await api<InquiryDetails>('GET', `/api/admin/inquiries/${id}`, { token })).body,
    ),
  );
}

/** What is noted at each of these: kind, words and who wrote them. */
export const newsOf = async (email: string, token: string) =>
  (await inquiriesOf(email, token)).map(({ entries }) =>
    entries.map(({ kind, text, author }) => [kind, text, author]),
  );
