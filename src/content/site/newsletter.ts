import type { FirmNewsletter } from '@/domain/firm/FirmFacts';
import { newsletterLimits } from '@/domain/newsletter/newsletterLimits';
import { countOf } from '@/format/numbers';

export const newsletterPaths = {
  signUp: '/api/newsletter',
  confirm: '/api/newsletter/confirm',
  leave: '/api/newsletter/leave',
  /** Where the form is, and where its words are that a sign-up leads to. */
  formId: 'newsletter',
  askedId: 'newsletter-asked',
} as const;

/**
 * What somebody agrees to with the button beside it. Kept with each sign-up: other words are other words from then on, and
 * those who agreed to the former ones agreed to those.
 */
export const agreedWords = (firmName: string, { pace }: FirmNewsletter): string =>
  `${firmName} may mail me news of new posts${pace ? `, ${pace}` : ''}. My address is used for nothing else, and every mail has a link that ends it at once.`;

const linkLife = countOf(newsletterLimits.linkDays, 'day');

/** Words of the form, with JavaScript and without. */
export const newsletterForm = {
  title: 'New posts by mail',
  lede: 'One mail when there is something new to read.',
  email: 'Email',
  submit: 'Sign me up',
  /** Before the words that are agreed to. */
  agreeing: 'With the button I agree:',
  privacy: 'Privacy',
  /** Of the field that people never see. */
  website: 'Leave this field empty',
  askedTitle: 'One more step: look in your mailbox',
  asked: `We have sent a mail to the address that you gave. Open the link in it and press the button there: before that, no news is sent. The link works for ${linkLife}. If no mail is there in a few minutes, look among the spam.`,
  problemTitle: 'Please check your address',
} as const;

/** Words of the pages behind the links. */
export const newsletterPages = {
  confirmTitle: 'Do you want news of new posts?',
  confirmText: (email: string) => `They are sent to ${email} once you press the button.`,
  confirm: 'Yes, send me the news',
  confirmedTitle: 'You are on the list',
  confirmedText: (email: string) =>
    `News of new posts goes to ${email} from now on. Every mail has a link that ends it at once.`,
  leaveTitle: 'Leave the newsletter?',
  leaveText: 'One press, and no more news is sent to your address. You need no password for it.',
  leave: 'Leave the newsletter',
  leftTitle: 'You have left the newsletter',
  leftText: 'No more news is sent to your address. A mail that is on its way already may still arrive.',
  notYet: 'Don’t want it after all?',
  failedTitle: 'That didn’t work',
  missing: 'There is nothing at this address any more.',
  toBlog: 'Go to the blog',
  toContact: 'Write to us',
} as const;

export const spentLink = `This link no longer works: it is older than ${linkLife}, a newer one was sent, or you have left since. Sign up again at the end of any post.`;
export const damagedLink =
  'This link is not complete. Copy the whole of it from the mail, or write to us: we take you off the list.';
