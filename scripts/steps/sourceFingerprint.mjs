/** Fingerprint of the sources, to detect a stale build. By content, because a checkout changes all file times. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectPaths.mjs';

/** Sources of `next build` and the programs beside it, and the build steps themselves. */
export const BUILD_INPUTS = [
  'src',
  'public',
  'package-lock.json',
  'next.config.mjs',
  'payload.config.ts',
  'tsconfig.json',
  'scripts/steps/buildIfStale.mjs',
  'scripts/steps/buildPrograms.mjs',
  'scripts/steps/minifyServer.mjs',
  'scripts/steps/listenAddresses.mjs',
  'scripts/steps/portFailure.mjs',
  'scripts/steps/StartFailure.mjs',
];

/** @returns {string} */
export function sourceFingerprint() {
  const hash = createHash('sha256');
  for (const input of BUILD_INPUTS) {
    for (const file of filesIn(path.join(projectRoot, input))) {
      hash.update(path.relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {string[]} all files below, sorted, without tests and documents
 */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .filter((name) => !/(\.test\.tsx?|\.md)$/.test(name))
    .flatMap((name) => filesIn(path.join(place, name)));
}
