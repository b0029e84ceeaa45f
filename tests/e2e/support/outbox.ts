import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { testSettings } from '../../../scripts/testing/testSettings.mjs';

const directory = path.resolve(testSettings().OUTBOX_DIR ?? '');

async function findMail(email: string, subject: string): Promise<string> {
  const names = await readdir(directory).catch(() => []);
  const mails = await Promise.all(
    names.map((name) => readFile(path.join(directory, name), 'utf8').catch(() => '')),
  );
  return (
    mails.find((mail) => mail.startsWith(`To: "${email}"\n`) && mail.includes(`\nSubject: ${subject}\n`)) ??
    ''
  );
}

/** The mail with this subject that the site sends to an address, once it is there. */
export async function mailTo(email: string, subject: string): Promise<string> {
  await expect.poll(() => findMail(email, subject)).not.toBe('');
  return findMail(email, subject);
}

/** The address in a mail that leads to `page`, without its origin. */
export function linkIn(mail: string, page: string): string {
  return new RegExp(`https?://[^/]+(${page}#token=[\\w-]+)`).exec(mail)?.[1] ?? '';
}
