import { mailableName } from '@/domain/mail/mailableName';
import type { MailContent } from './layOutMail';

/** Notifies an administrator of an inquiry assigned by another one. `sender` is a visitor's input, so untrusted. */
export function inquiryAssignedMail(byName: string, sender: string, address: string): MailContent {
  const from = mailableName(sender);
  return {
    subject: from ? `Yours to answer: inquiry from ${from}` : 'Yours to answer: an inquiry',
    paragraphs: [
      `${mailableName(byName) ?? 'A colleague'} made you the owner of an inquiry${from ? ` from ${from}` : ''}.`,
    ],
    action: { label: 'Open the inquiry', address },
  };
}
