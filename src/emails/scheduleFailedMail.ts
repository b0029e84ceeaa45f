import { looksLikeAddress } from '@/domain/mail/mailableName';
import { cutAtWord } from '@/domain/text/cutAtWord';
import { oneLine } from '@/domain/text/oneLine';
import type { MailContent } from './layOutMail';

interface FailedPlan {
  title: string;
  slug: string;
  type: 'publish' | 'unpublish';
  /** One or two sentences. */
  reason: string;
}

/** Maximum length of a title in the subject. */
const titleLength = 100;

/** Notifies the user who scheduled the change, or the author, that it failed. */
export function scheduleFailedMail({ title, slug, type, reason }: FailedPlan, address: string): MailContent {
  // Titles are written by staff and trusted, but must not look like a link, because the mail has exactly one.
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
