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
  `${firmName} may email me about new posts${pace ? `, ${pace}` : ''}. My address is used for nothing else, and every email has a link that ends it at once.`;

const linkLife = countOf(newsletterLimits.linkDays, 'day');

/** Words of the form, with JavaScript and without. */
export const newsletterForm = {
  title: 'New posts by email',
  lede: 'One email when there is something new to read.',
  email: 'Email',
  submit: 'Sign me up',
  /** Before the words that are agreed to. */
  agreeing: 'By pressing the button I agree:',
  privacy: 'Privacy',
  /** Of the field that people never see. */
  website: 'Leave this field empty',
  askedTitle: 'One more step: check your inbox',
  asked: `We have sent an email to the address you gave. Open the link in it and press the button there: until then, nothing is sent. The link works for ${linkLife}. If no email has come in a few minutes, check your spam folder.`,
  problemTitle: 'Please check your address',
} as const;

/** Words of the pages behind the links. */
export const newsletterPages = {
  confirmTitle: 'Do you want to hear about new posts?',
  confirmText: (email: string) => `We write to ${email} once you press the button.`,
  confirm: 'Yes, email me',
  confirmedTitle: 'You are on the list',
  confirmedText: (email: string) =>
    `We write to ${email} about new posts from now on. Every email has a link that ends it at once.`,
  leaveTitle: 'Leave the newsletter?',
  leaveText: 'Press once, and nothing more is sent to your address. You need no password for it.',
  leave: 'Leave the newsletter',
  leftTitle: 'You have left the newsletter',
  leftText: 'Nothing more is sent to your address. An email that is already on its way may still arrive.',
  notYet: 'Don’t want it after all?',
  failedTitle: 'That didn’t work',
  missing: 'There is nothing at this address anymore.',
  toBlog: 'Go to the blog',
  toContact: 'Write to us',
} as const;

export const spentLink = `This link no longer works: it is older than ${linkLife}, a newer one was sent, or you have left since. Sign up again at the end of any post.`;
export const damagedLink =
  'This link is not complete. Copy the whole of it from the email, or write to us and we take you off the list.';
