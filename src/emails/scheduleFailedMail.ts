import { looksLikeAddress } from '@/domain/mail/mailableName';
import { cutAtWord } from '@/domain/text/cutAtWord';
import { oneLine } from '@/domain/text/oneLine';
import type { MailContent } from './layOutMail';

interface FailedPlan {
  title: string;
  slug: string;
  type: 'publish' | 'unpublish';
  /** In a sentence or two. */
  reason: string;
}

/** As much of a title as a subject has room for. */
const titleLength = 100;

/** To whoever planned it, or wrote the post. */
export function scheduleFailedMail({ title, slug, type, reason }: FailedPlan, address: string): MailContent {
  // Staff writes to staff: a title may be anything but a link, which the mail has one of.
  const name = looksLikeAddress(title) ? slug : cutAtWord(oneLine(title), titleLength);
  const [what, still] =
    type === 'publish'
      ? ['published', 'Visitors don’t see it yet, or see what was published before.']
      : ['taken back', 'Visitors still see it.'];
  return {
    subject: `Not ${what} as planned: ${name}`,
    paragraphs: [`“${name}” was to be ${what} now, and could not be. ${still}`, `The reason: ${reason}`],
    action: { label: 'Open the post', address },
    closing: ['It is not tried again by itself. Once the reason is gone, publish it or plan it once more.'],
  };
}
