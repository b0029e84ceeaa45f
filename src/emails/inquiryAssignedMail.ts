import { mailableName } from '@/domain/mail/mailableName';
import type { MailContent } from './layOutMail';

/** To an administrator who was handed an inquiry by somebody else. `sender` is what a stranger calls themselves. */
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
