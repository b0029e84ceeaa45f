import path from 'node:path';
import { expect } from '@playwright/test';
import { testSettings } from '../../../scripts/testing/testSettings.mjs';
import { mailsIn } from '../../helpers/mailsIn';

const directory = path.resolve(testSettings().OUTBOX_DIR ?? '');

const findMail = (email: string, subject: string): string =>
  mailsIn(directory).find(
    (mail) => mail.startsWith(`To: "${email}"\n`) && mail.includes(`\nSubject: ${subject}\n`),
  ) ?? '';

/** The mail with this subject that the site sends to an address, once it is there. */
export async function mailTo(email: string, subject: string): Promise<string> {
  await expect.poll(() => findMail(email, subject)).not.toBe('');
  return findMail(email, subject);
}

/** The address in a mail that leads to `page`, without its origin. */
export function linkIn(mail: string, page: string): string {
  return new RegExp(`https?://[^/]+(${page}#token=[\\w-]+)`).exec(mail)?.[1] ?? '';
}
