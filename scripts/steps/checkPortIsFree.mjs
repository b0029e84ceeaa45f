import { createServer } from 'node:net';
import { isMissingAddress, listenAddresses } from './listenAddresses.mjs';
import { portFailure } from './portFailure.mjs';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} error code of listening there, if any
 */
export function tryPort(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Checks the port early, before packages are installed and the site is built.
 * @param {number} port
 * @param {string | undefined} host the setting HOST
 * @throws {import('./StartFailure.mjs').StartFailure}
 */
export async function checkPortIsFree(port, host) {
  for (const address of listenAddresses(host)) {
    const code = await tryPort(port, address);
    if (code && !isMissingAddress(address, code)) throw portFailure(code, port, address);
  }
}
