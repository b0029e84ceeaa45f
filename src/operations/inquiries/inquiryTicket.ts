import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';

export type TicketState = 'valid' | 'early' | 'expired' | 'foreign';

/** Tickets have a key of their own, so that nothing else that is signed here passes for one. */
function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', `inquiry-ticket:${secret}`).update(content).digest();
}

/**
 * A signed note of when somebody began to write. It tells people from programs without a puzzle, and works on a page
 * that is the same for everyone: the form asks for it when it is first used. `now` in milliseconds since 1970.
 */
export function issueInquiryTicket(secret: string, now: number): string {
  const content = `${now}.${randomBytes(9).toString('base64url')}`;
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/** What a ticket that was signed with any of the `secrets` is worth at `now`, in milliseconds since 1970. */
export function judgeInquiryTicket(ticket: string, secrets: readonly string[], now: number): TicketState {
  const [issuedAt = '', nonce = '', signature = ''] = ticket.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secrets.some((secret) => {
    const expected = signatureOf(`${issuedAt}.${nonce}`, secret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return 'foreign';
  const ageMs = now - Number(issuedAt);
  if (ageMs < inquiryLimits.minFillMs) return 'early';
  return ageMs > inquiryLimits.ticketLifeMs ? 'expired' : 'valid';
}
