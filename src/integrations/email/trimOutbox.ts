import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { removeOlder } from '@/integrations/storage/removeOlder.mjs';
import { unfinishedPrefix } from '@/integrations/storage/writeWholeFile.mjs';

/** The outbox is for inspection only: it keeps the latest 500 mails, for at most 30 days. */
const keptMails = 500;
const keptMs = 30 * 24 * 60 * 60 * 1000;
const unfinishedMs = 60 * 60 * 1000;

/** Deletes outbox mails that are too many or too old, and partial files that a crash left behind. */
export async function trimOutbox(directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.txt')).sort();
  const surplus = mails.splice(0, Math.max(0, mails.length - keptMails));
  const unfinished = names.filter((name) => name.startsWith(unfinishedPrefix));
  const pathOf = (name: string) => path.join(directory, name);
  await Promise.all([
    ...surplus.map((name) => rm(pathOf(name), { force: true })),
    ...mails.map((name) => removeOlder(pathOf(name), keptMs)),
    ...unfinished.map((name) => removeOlder(pathOf(name), unfinishedMs)),
  ]);
}
