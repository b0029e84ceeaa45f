/** Installs the packages of package-lock.json, unless they are installed already. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { announce, announceStep } from './announce.mjs';
import { otherHolder } from './acquireCheckoutLock.mjs';
import { projectRoot } from './projectPaths.mjs';
import { runCommand, runNode } from './runCommand.mjs';
import { StartFailure } from './StartFailure.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {boolean} [peer]
 */

/**
 * @param {AbortSignal} signal
 * @param {'all' | 'running'} [scope] `running`: packages to build and run the site, half of all
 */
export async function installPackages(signal, scope = 'all') {
  if (arePackagesInstalled(scope)) return;
  const site = scope === 'running' ? await otherHolder('site') : undefined;
  if (site) {
    throw new StartFailure(
      `The packages of this release are not installed, and ${site} is running with those of another one, which would be removed. Stop it first.`,
    );
  }
  announce('Installing packages, this can take a few minutes the first time ...');
  await announceStep('Packages installed', async () => {
    const { exitCode, output } = await runNpm([...commandFor(scope), '--no-audit', '--no-fund'], signal);
    if (exitCode === 0) return;
    if (!signal.aborted) console.error(output);
    throw new StartFailure(
      'npm could not install the packages (see above). Check the network connection and try again.',
    );
  });
}

/**
 * Returns the npm command, independent of NODE_ENV. `npm ci` first removes all packages, which a running site may need,
 * so missing development packages are added by `npm install`.
 * @param {'all' | 'running'} scope
 */
function commandFor(scope) {
  // Without peer packages, among them a code editor of 105 MB: they provide types only and are never loaded.
  if (scope === 'running') return ['ci', '--omit=dev', '--omit=peer'];
  return arePackagesInstalled('running')
    ? ['install', '--include=dev', '--no-save']
    : ['ci', '--include=dev'];
}

/**
 * Reads npm's record of the installed packages. npm writes it last, so an interrupted installation isn't mistaken for a
 * complete one. Packages for other platforms (`optional`) may be missing.
 * @param {'all' | 'running'} scope
 */
function arePackagesInstalled(scope) {
  const record = path.join(projectRoot, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  const wanted = Object.entries(readPackages(path.join(projectRoot, 'package-lock.json')));
  return wanted.every(
    ([location, { version, optional, dev, devOptional, peer }]) =>
      location === '' ||
      optional ||
      (scope === 'running' && (dev || devOptional || peer)) ||
      installed[location]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>} by location; '' is the checkout itself
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * @param {string[]} args
 * @param {AbortSignal} signal
 */
export function runNpm(args, signal) {
  // npm passes its path to its scripts; otherwise use the one in PATH.
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js')
    ? runNode([npm, ...args], { signal })
    : runCommand('npm', args, { signal });
}
