import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmailAdapter, SendEmailOptions } from 'payload';

/** Older ones are deleted: the outbox is for looking at what would have been sent. */
const keptMails = 500;

/**
 * Stands in while no mail server is configured. Each mail becomes a file of the outbox, readable by the owner of the
 * server only, because its links open accounts; the log says that there is one and never what it says.
 */
export function outboxMail(directory: string): EmailAdapter {
  return ({ payload }) => ({
    name: 'outbox',
    defaultFromAddress: 'nobody@localhost',
    defaultFromName: 'Nobody',
    sendEmail: async (mail) => {
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(path.join(directory, `${name}.txt`), asText(mail), { mode: 0o600, flag: 'wx' });
      payload.logger.info(`Mail is not configured; "${mail.subject ?? ''}" is in ${directory}/${name}.txt`);
      await removeOldest(directory);
    },
  });
}

const asText = ({ to, replyTo, subject, text }: SendEmailOptions): string =>
  [
    `To: ${JSON.stringify(to)}`,
    ...(replyTo ? [`Reply-To: ${JSON.stringify(replyTo)}`] : []),
    `Subject: ${subject ?? ''}`,
    '',
    String(text ?? ''),
    '',
  ].join('\n');

async function removeOldest(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.txt')).sort();
  const surplus = names.slice(0, Math.max(0, names.length - keptMails));
  await Promise.all(surplus.map((name) => rm(path.join(directory, name), { force: true })));
}
