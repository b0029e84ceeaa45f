import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unfinishedPrefix } from '../../src/integrations/storage/writeWholeFile.mjs';

/** The mails that lie in an outbox, without one that is just being put there. */
export function mailsIn(outbox: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => !name.startsWith(unfinishedPrefix))
    .flatMap((name) => read(path.join(outbox, name)));
}

/** Old ones go as others come. */
function read(file: string): string[] {
  try {
    return [readFileSync(file, 'utf8')];
  } catch {
    return [];
  }
}
