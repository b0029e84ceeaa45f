import path from 'node:path';
import { env } from '@/env';
import { outboxMail } from './outboxMail';
import { smtpMail } from './smtpMail';

const { SMTP_URL, MAIL_FROM, FIRM_NAME, OUTBOX_DIR } = env;

const outboxDirectory = path.resolve(/* turbopackIgnore: true */ process.cwd(), OUTBOX_DIR);

/** The way mail leaves this server: by SMTP when it is configured, else into files of the outbox. */
export const configuredMail =
  SMTP_URL && MAIL_FROM
    ? smtpMail({ url: SMTP_URL, from: MAIL_FROM, firmName: FIRM_NAME })
    : outboxMail(outboxDirectory);
