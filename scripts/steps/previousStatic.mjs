/**
 * Keeps the static files of the previous build: pages that were opened before an update still request the files of
 * their own release. File names contain a hash of the content.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Folders in the build, and the suffix of the folder beside it that keeps the files during a build. */
const names = { current: 'static', former: 'former-static', waiting: '-former' };

/**
 * Call before a build, which empties the folder. Files put aside earlier stay: then the last build has failed.
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
 * Call after a successful build.
 * @param {string} directory of the build, absolute
 */
export function restorePreviousStatic(directory) {
  const waiting = path.join(directory + names.waiting, names.current);
  // A process may be killed between these steps; the next run completes them.
  if (existsSync(waiting)) {
    const former = path.join(directory, names.former);
    rmSync(former, { recursive: true, force: true });
    move(waiting, former);
  }
  rmSync(directory + names.waiting, { recursive: true, force: true });
}

/**
 * Renames a folder, or copies it on EXDEV: across file systems, and for folders in a container image's layer.
 * @param {string} from
 * @param {string} to must not exist
 */
function move(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EXDEV') throw error;
    // Copied under a temporary name, so that `to` is always complete.
    const unfinished = `${to}.part`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(from, unfinished, { recursive: true });
    renameSync(unfinished, to);
    rmSync(from, { recursive: true });
  }
}
