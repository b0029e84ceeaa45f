import { mailableName } from '@/domain/mail/mailableName';
import type { MailContent } from './layOutMail';

interface FailedPlan {
  title: string;
  type: 'publish' | 'unpublish';
  /** In a sentence or two. */
  reason: string;
}

/** To whoever planned it, or wrote the post. */
export function scheduleFailedMail({ title, type, reason }: FailedPlan, address: string): MailContent {
  const name = mailableName(title);
  const post = name ? `“${name}”` : 'A post';
  const [what, still] =
    type === 'publish'
      ? ['published', 'Visitors don’t see it yet, or see what was published before.']
      : ['taken back', 'Visitors still see it.'];
  return {
    subject: `Not ${what} as planned: ${name ?? 'a post'}`,
    paragraphs: [`${post} was to be ${what} now, and could not be. ${still}`, `The reason: ${reason}`],
    action: { label: 'Open the post', address },
    closing: ['It is not tried again by itself. Once the reason is gone, publish it or plan it once more.'],
  };
}
