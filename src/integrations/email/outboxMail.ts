import { randomUUID } from 'node:crypto';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import { writeWholeFile } from '@/integrations/storage/writeWholeFile.mjs';
import { trimOutbox } from './trimOutbox';

/** Of the adapter, by which `deliversMail` knows it. */
export const outboxName = 'outbox';

/**
 * Stands in while no mail server is configured. Each mail becomes a file of the outbox, readable by the owner of the
 * server only, because its links open accounts; the log says that there is one and never what it says. One that can't
 * be kept leaves nothing behind and is tried again like any other mail.
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
