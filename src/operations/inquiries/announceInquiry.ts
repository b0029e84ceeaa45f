import type { Payload } from 'payload';
import { inquiryMail, replyTo } from '@/emails/inquiryMail';
import { env } from '@/env';
import type { Inquiry } from '@/schemas/inquiry';

/**
 * Mails a kept inquiry to the firm: to its contact email, else to MAIL_TO. Call it after the inquiry is committed and
 * don't wait for it: a slow mail server is no business of the visitor's. It never fails; what goes wrong is logged.
 */
export async function announceInquiry(payload: Payload, id: number, inquiry: Inquiry): Promise<void> {
  try {
    // Not on the visitor's behalf, and outside of their request.
    const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
    const to = settings.contactEmail || env.MAIL_TO;
    if (!to) return;
    const address = `${env.SITE_URL}/cms/collections/inquiries/${id}`;
    await payload.sendEmail({ to, replyTo: replyTo(inquiry), ...inquiryMail(inquiry, address) });
  } catch (error) {
    payload.logger.error({ err: error, msg: `Inquiry ${id} was not mailed to the firm` });
  }
}
