/** Installs the packages that package-lock.json names, when they are not there already. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { announce, announceStep } from './announce.mjs';
import { projectRoot } from './projectPaths.mjs';
import { runCommand, runNode } from './runCommand.mjs';
import { StartFailure } from './StartFailure.mjs';

/** @param {AbortSignal} signal */
export async function installPackages(signal) {
  if (arePackagesInstalled()) return;
  announce('Installing packages, this can take a few minutes the first time ...');
  await announceStep('Packages installed', async () => {
    // Building needs the development packages too, whatever NODE_ENV says.
    const { exitCode, output } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], signal);
    if (exitCode === 0) return;
    if (!signal.aborted) console.error(output);
    throw new StartFailure(
      'npm could not install the packages (see above). Check the network connection and try again.',
    );
  });
}

/**
 * npm keeps a record of what it installed and writes it last, so an interrupted installation is not
 * mistaken for a complete one. Packages for other platforms (`optional`) may be missing.
 */
function arePackagesInstalled() {
  const record = path.join(projectRoot, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  const wanted = Object.entries(readPackages(path.join(projectRoot, 'package-lock.json')));
  return wanted.every(
    ([location, { version, optional }]) =>
      location === '' || optional || installed[location]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>} by location, the checkout itself as ''
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * @param {string[]} args
 * @param {AbortSignal} signal
 */
function runNpm(args, signal) {
  // npm tells its scripts where it is; started in another way we take the one from PATH.
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js')
    ? runNode([npm, ...args], { signal })
    : runCommand('npm', args, { signal });
}
