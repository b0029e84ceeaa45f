import { env } from '@/env';
import { outboxDirectory } from './outboxDirectory';
import { outboxMail } from './outboxMail';
import { smtpMail } from './smtpMail';

const { SMTP_URL, MAIL_FROM, FIRM_NAME } = env;

/** Mail adapter: SMTP if configured, else files in the outbox. */
export const configuredMail =
  SMTP_URL && MAIL_FROM
    ? smtpMail({ url: SMTP_URL, from: MAIL_FROM, firmName: FIRM_NAME })
    : outboxMail(outboxDirectory);
