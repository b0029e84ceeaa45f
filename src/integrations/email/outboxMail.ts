import { randomUUID } from 'node:crypto';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import { writeWholeFile } from '@/integrations/storage/writeWholeFile.mjs';
import { trimOutbox } from './trimOutbox';

/** Name of the adapter, by which `deliversMail` recognizes it. */
export const outboxName = 'outbox';

/**
 * Mail adapter without a mail server: writes each mail to a file in the outbox. Only the server's owner can read it,
 * because its links open accounts; the log mentions the mail but never its content. A failed write leaves nothing
 * behind and is retried like any other mail.
 */
export function outboxMail(directory: string): EmailAdapter {
  return ({ payload }) => ({
    name: outboxName,
    defaultFromAddress: 'nobody@localhost',
    defaultFromName: 'Nobody',
    sendEmail: async (mail) => {
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
      await writeWholeFile({ directory, name: `${name}.txt`, data: asText(mail), mode: 0o600 });
      payload.logger.info(`Mail is not configured; "${mail.subject ?? ''}" is in ${directory}/${name}.txt`);
      await trimOutbox(directory);
    },
  });
}

const asText = ({ to, replyTo, subject, text, headers }: SendEmailOptions): string =>
  [
    `To: ${JSON.stringify(to)}`,
    ...(replyTo ? [`Reply-To: ${JSON.stringify(replyTo)}`] : []),
    `Subject: ${subject ?? ''}`,
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${String(value)}`),
    '',
    String(text ?? ''),
    '',
  ].join('\n');
