/** Builds the site and its programs if there is no complete build or the sources have changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { announce, announceStep } from './announce.mjs';
import { findDamage, writeInventory } from './buildInventory.mjs';
import { buildPrograms } from './buildPrograms.mjs';
import { restorePreviousStatic, putAsideStatic } from './previousStatic.mjs';
import { minifyServer } from './minifyServer.mjs';
import { packageFile, projectRoot } from './projectPaths.mjs';
import { runNode } from './runCommand.mjs';
import { sourceFingerprint } from './sourceFingerprint.mjs';
import { StartFailure } from './StartFailure.mjs';

/**
 * @param {object} options
 * @param {string} options.distDir folder of the build, relative to the checkout
 * @param {NodeJS.Dict<string>} options.env the application's settings
 * @param {boolean} [options.minifiesServer] if unset, an existing build is accepted either way, and a new one is
 *   minified
 * @param {AbortSignal} [options.signal]
 * @throws {StartFailure} when the build fails; its output is shown then
 */
export async function buildIfStale({ distDir, env, minifiesServer, signal }) {
  const stamp = path.join(projectRoot, distDir, 'source-fingerprint');
  const fingerprint = sourceFingerprint();
  const directory = path.join(projectRoot, distDir);
  if (existsSync(stamp) && isCurrent(readFileSync(stamp, 'utf8'), fingerprint, minifiesServer)) {
    const damaged = findDamage(directory);
    if (!damaged) return;
    announce(`The build is damaged (${damaged} is missing or incomplete).`);
  }

  announce('Building the site, this takes about a minute ...');
  // A build without the stamp, such as an interrupted one, counts as none.
  if (existsSync(stamp)) putAsideStatic(directory);
  rmSync(stamp, { force: true });
  await announceStep('Site built', async () => {
    const settings = {
      ...env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: distDir,
      NEXT_TELEMETRY_DISABLED: '1',
      BUILD_ID: fingerprint.slice(0, 20),
      // Next would complete package-lock.json from the network; a build changes no sources.
      NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
    };
    const { exitCode, output } = await runNode([packageFile('next/dist/bin/next'), 'build'], {
      env: settings,
      signal,
    });
    if (exitCode !== 0) {
      if (!signal?.aborted) console.error(output);
      throw new StartFailure('The site could not be built (see above).');
    }
    // After Next's build, which empties the folder.
    await Promise.all([buildPrograms(distDir), minifiesServer === false ? null : minifyServer(directory)]);
    writeInventory(directory);
    restorePreviousStatic(directory);
  });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, stampOf(fingerprint, minifiesServer ?? true));
}

/** @param {string} fingerprint @param {boolean} isMinified */
export const stampOf = (fingerprint, isMinified) =>
  isMinified ? fingerprint : `${fingerprint} not minified`;

/**
 * Whether a build with this stamp is current. A container image is built with the setting, and started without it.
 * @param {string} stamp
 * @param {string} fingerprint
 * @param {boolean | undefined} minifiesServer
 */
export const isCurrent = (stamp, fingerprint, minifiesServer) =>
  (minifiesServer !== false && stamp === stampOf(fingerprint, true)) ||
  (minifiesServer !== true && stamp === stampOf(fingerprint, false));
