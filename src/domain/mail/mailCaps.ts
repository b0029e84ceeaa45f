/** How many mails of one kind an address may get. */
interface MailCaps {
  perHour: number;
  perDay: number;
}

const usual: MailCaps = { perHour: 5, perDay: 20 };

/**
 * The hour alone decides, of which a day touches 25: whoever is refused has links that work in the mailbox, which those of
 * hours ago no longer do. A stranger who knows the address could use up a day's.
 */
const resets: MailCaps = { ...usual, perDay: 25 * usual.perHour };

/** No honest person meets them; without them an account made with a stranger's address could flood its mailbox. */
export const mailCaps = {
  passwordReset: resets,
  /** Counted apart: strangers who order resets for an address don't hold up an administrator's. */
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
  /** All that was planned for one morning may fail for one reason. */
  scheduleFailed: { perHour: 20, perDay: 60 },
  /** What somebody writes by hand. */
  inquiryReply: { perHour: 20, perDay: 60 },
  /** On the day after a fair, one person may be handed all that came in. */
  inquiryAssigned: { perHour: 60, perDay: 200 },
  /** To the firm itself; the messages are kept in any case. */
  inquiry: { perHour: 60, perDay: 300 },
} satisfies Record<string, MailCaps>;
