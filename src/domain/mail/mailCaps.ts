import type { MailOrder } from './MailOrder';

/** Rate limit of one kind of mail per address. */
interface MailCaps {
  perHour: number;
  perDay: number;
}

const usual: MailCaps = { perHour: 5, perDay: 20 };

/**
 * Only the hourly limit applies; a day overlaps at most 25 hours. A user who hits it has working links in the mailbox,
 * which links from hours ago are not. With a daily limit, anyone who knows the address could use it up.
 */
const resets: MailCaps = { ...usual, perDay: 25 * usual.perHour };

/**
 * Above any honest use. Without these limits, an account created with someone else's address could flood that mailbox.
 */
export const mailCaps = {
  passwordReset: resets,
  /** Counted separately, so that resets ordered by strangers don't block an administrator's. */
  resetHandedOver: resets,
  invitation: usual,
  welcome: usual,
  passwordChanged: usual,
  emailConfirm: usual,
  emailRequested: usual,
  emailChanged: usual,
  newDevice: usual,
  accountDeleted: usual,
  /** An administrator may run many analyses in a day. */
  analysisReady: { perHour: 20, perDay: 60 },
  /** All jobs scheduled for one morning may fail for the same reason. */
  scheduleFailed: { perHour: 20, perDay: 60 },
  /** Written by hand. */
  inquiryReply: { perHour: 20, perDay: 60 },
  /** On the day after a trade fair, one person may be assigned all new inquiries. */
  inquiryAssigned: { perHour: 60, perDay: 200 },
  /** To the firm itself; the messages are stored in any case. */
  inquiry: { perHour: 60, perDay: 300 },
} satisfies Record<MailOrder['kind'], MailCaps>;
