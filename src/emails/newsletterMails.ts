import { newsletterLimits } from '@/domain/newsletter/newsletterLimits';
import { countOf } from '@/format/numbers';
import type { MailContent } from './layOutMail';

interface Subscription {
  firmName: string;
  leaveAddress: string;
}

interface Confirmation extends Subscription {
  address: string;
  /** In words. */
  until: string;
  /** Whether the address was on the list and left it. */
  hasLeft: boolean;
}

/** To an address that somebody typed into the newsletter's form. */
export const newsletterConfirmMail = ({
  firmName,
  address,
  until,
  hasLeft,
  leaveAddress,
}: Confirmation): MailContent => ({
  subject: `Please confirm: new posts from ${firmName} by email`,
  paragraphs: [
    'Somebody, most likely you, asked to hear about our new posts at this address.',
    'Nothing is sent before you open this link and press the button there.',
  ],
  action: { label: 'Confirm my address', address },
  closing: [
    `The link works until ${until}.`,
    hasLeft
      ? 'If it wasn’t you, do nothing: you left our list and stay off it. We keep that you left, so that nothing is sent to you.'
      : `If it wasn’t you, do nothing: you get nothing from us, and your address is deleted after ${countOf(newsletterLimits.pendingDays, 'day')}. To have it deleted now, open ${leaveAddress}`,
  ],
});

/** To somebody who is on the list: after they confirmed, and when they ask again. */
export const newsletterJoinedMail = ({ firmName, leaveAddress }: Subscription): MailContent => ({
  subject: `You will get new posts from ${firmName} by email`,
  paragraphs: [
    'Your address is on the list for our new posts. There is nothing more to do.',
    'If you ever want it to stop, use this link, today or in a year. It needs no password.',
  ],
  action: { label: 'Leave the newsletter', address: leaveAddress },
});
