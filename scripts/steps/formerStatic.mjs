/**
 * The files that browsers load from a build, kept for one more: a page that somebody opened before an update goes on asking for
 * those of its own release. Their names hold a hash of what is in them.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Of a build's folder, and of the one beside it where they wait until the next build is whole. */
const names = { current: 'static', former: 'former-static', waiting: '-former' };

/**
 * Before a build, which empties the folder. What waits already is left: then a build has failed since.
 * @param {string} directory of the build, absolute
 */
export function putAsideStatic(directory) {
  const current = path.join(directory, names.current);
  const waiting = directory + names.waiting;
  if (existsSync(waiting) || !existsSync(current)) return;
  mkdirSync(waiting);
  renameSync(current, path.join(waiting, names.current));
}

/**
 * After a build that went well.
 * @param {string} directory of the build, absolute
 */
export function keepFormerStatic(directory) {
  const waiting = directory + names.waiting;
  if (!existsSync(waiting)) return;
  const former = path.join(directory, names.former);
  rmSync(former, { recursive: true, force: true });
  renameSync(path.join(waiting, names.current), former);
  rmSync(waiting, { recursive: true });
}
