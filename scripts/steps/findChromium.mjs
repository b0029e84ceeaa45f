/** Finds or installs the browser for the tests. */
import { existsSync } from 'node:fs';
import { announce, announceStep } from './announce.mjs';
import { packageFile } from './projectPaths.mjs';
import { runCommand, runNode } from './runCommand.mjs';
import { StartFailure } from './StartFailure.mjs';

/** Debian's headless Chromium. A page takes a third of the processor time it takes in the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const USUAL_PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * @returns {string | undefined} path of a browser on this machine; CHROMIUM_PATH has priority
 * @throws {StartFailure} when CHROMIUM_PATH doesn't exist
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted)) {
    throw new StartFailure(
      `CHROMIUM_PATH=${wanted} does not exist. Correct it, or leave it out to have a browser found.`,
    );
  }
  return wanted || USUAL_PLACES.find((place) => existsSync(place));
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<string>} path of a browser; installs one if there is none, or only a slower one
 * @throws {StartFailure} when there is none and none can be installed
 */
export async function ensureChromium(signal) {
  const found = findChromium() ?? (await findDownloaded());
  if (found && (found === process.env.CHROMIUM_PATH || found === HEADLESS_SHELL || !canInstallFromDebian())) {
    return found;
  }
  announce('Installing Chromium for the browser tests ...');
  return announceStep('Chromium installed', async () => {
    const installed = (await installFromDebian(signal)) ?? found ?? (await download(signal));
    if (installed) return installed;
    throw new StartFailure(
      'Chromium could not be installed. Install it and set CHROMIUM_PATH to its program file.',
    );
  });
}

/** Playwright's own browser, which `npx playwright install` downloads. */
async function findDownloaded() {
  const { chromium } = await import('@playwright/test');
  const place = chromium.executablePath();
  return existsSync(place) ? place : undefined;
}

const canInstallFromDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {AbortSignal} signal */
async function installFromDebian(signal) {
  if (!canInstallFromDebian()) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']]) {
    await runCommand('apt-get', args, { env, signal });
  }
  return findChromium();
}

/** @param {AbortSignal} signal */
async function download(signal) {
  const { output } = await runNode(
    [packageFile('@playwright/test/cli.js'), 'install', '--with-deps', 'chromium'],
    {
      signal,
    },
  );
  const downloaded = await findDownloaded();
  if (!downloaded && !signal.aborted) console.error(output);
  return downloaded;
}
