/**
 * The files that browsers load from a build, kept for one more: a page that somebody opened before an update goes on asking for
 * those of its own release. Their names hold a hash of what is in them.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Of a build's folder, and of the one beside it where they wait until the next build is whole. */
const names = { current: 'static', former: 'former-static', waiting: '-former' };

/**
 * Before a build, which empties the folder. What waits already is left: then a build has failed since.
 * @param {string} directory of the build, absolute
 */
export function putAsideStatic(directory) {
  const current = path.join(directory, names.current);
  const waiting = path.join(directory + names.waiting, names.current);
  if (existsSync(waiting) || !existsSync(current)) return;
  mkdirSync(path.dirname(waiting), { recursive: true });
  move(current, waiting);
}

/**
 * After a build that went well.
 * @param {string} directory of the build, absolute
 */
export function restorePreviousStatic(directory) {
  const waiting = path.join(directory + names.waiting, names.current);
  // Between two of these steps a process may have been killed: what it left half done is done by the next one.
  if (existsSync(waiting)) {
    const former = path.join(directory, names.former);
    rmSync(former, { recursive: true, force: true });
    move(waiting, former);
  }
  rmSync(directory + names.waiting, { recursive: true, force: true });
}

/**
 * Renames a folder, or copies it where the file system can't: between two of them, and what an image's layer has.
 * @param {string} from
 * @param {string} to that isn't there
 */
function move(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EXDEV') throw error;
    // It has its name when it is whole.
    const unfinished = `${to}.part`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(from, unfinished, { recursive: true });
    renameSync(unfinished, to);
    rmSync(from, { recursive: true });
  }
}
