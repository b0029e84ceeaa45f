import { env } from '@/env';
import { smtpMail } from './smtpMail';
import { withoutMail } from './withoutMail';

const { SMTP_URL, MAIL_FROM, FIRM_NAME } = env;

/** The way mail leaves this server: by SMTP when it is configured, else not at all. */
export const configuredMail =
  SMTP_URL && MAIL_FROM ? smtpMail({ url: SMTP_URL, from: MAIL_FROM, firmName: FIRM_NAME }) : withoutMail;
