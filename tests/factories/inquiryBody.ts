import { issueInquiryTicket } from '@/operations/inquiries/inquiryTicket';
import { testPayload } from '../helpers/testPayload';
import { freshEmail } from './account';

/** A ticket as if somebody had begun to write so many milliseconds ago. */
export async function inquiryTicket(ageMs = 60_000): Promise<string> {
  const { secret } = await testPayload();
  return issueInquiryTicket(secret, Date.now() - ageMs);
}

/** What the contact form sends. */
export async function inquiryBody(overrides: Record<string, unknown> = {}) {
  return {
    name: 'Pat Owner',
    email: freshEmail(),
    company: 'Owner & Sons',
    message: 'We type forty orders a day by hand.\nCan software read them?',
    ticket: await inquiryTicket(),
    ...overrides,
  };
}
