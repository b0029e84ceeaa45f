import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';

export type TicketState = 'valid' | 'early' | 'expired' | 'foreign';

/** Uses a separate key, so that no other value signed with the secret passes as a ticket. */
function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', `inquiry-ticket:${secret}`).update(content).digest();
}

/**
 * Issues a signed time stamp of when a visitor started to write. It detects bots without a captcha and works on
 * cached pages, because the form requests it on first use. `now` in milliseconds since 1970.
 */
export function issueInquiryTicket(secret: string, now: number): string {
  const content = `${now}.${randomBytes(9).toString('base64url')}`;
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/** Checks a ticket against all accepted `secrets`. `now` in milliseconds since 1970. */
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
