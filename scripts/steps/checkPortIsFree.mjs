import { createServer } from 'node:net';
import { isMissingAddress, listenAddresses } from './listenAddresses.mjs';
import { StartFailure } from './StartFailure.mjs';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error code that listening there gives, if any
 */
export function tryPort(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Told before packages are installed and the site is built, not after.
 * @param {number} port
 * @param {string | undefined} host the setting HOST
 * @throws {StartFailure}
 */
export async function checkPortIsFree(port, host) {
  for (const address of listenAddresses(host)) {
    const code = await tryPort(port, address);
    if (code && !isMissingAddress(address, code)) throw portFailure(code, port, address);
  }
}

/**
 * @param {string} code of the error that listening gave
 * @param {number} port
 * @param {string} host
 */
export function portFailure(code, port, host) {
  if (code === 'EADDRINUSE') {
    return new StartFailure(
      `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port === 65535 ? 3000 : port + 1} npm start`,
    );
  }
  if (code === 'EACCES')
    return new StartFailure(`Port ${port} is not allowed for this user. Set PORT to a number above 1023.`);
  return new StartFailure(
    `Cannot listen on HOST=${host} (${code}). Set HOST to an address of this machine, or leave it out.`,
  );
}
