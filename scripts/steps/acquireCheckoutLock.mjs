/**
 * One site per checkout. The lock is a local socket that the first process listens on: the kernel lets go
 * of it however that process ends, and a second one can ask who holds it.
 */
import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataDirectory, projectRoot } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';

const WAIT_FOR_PREVIOUS_MS = 15_000;
const RETRY_MS = 200;
const ANSWER_TIMEOUT_MS = 2_000;

/**
 * @typedef {object} Holder
 * @property {number} [pid] unknown when it does not answer
 * @property {boolean} isEnding
 */

/**
 * @param {string} name one lock for the site, one for the tests
 * @param {import('./Lifetime.mjs').Lifetime} lifetime
 * @throws {StartFailure} when another process holds it and is not about to end
 */
export async function acquireCheckoutLock(name, lifetime) {
  // Socket addresses may have about 100 characters: relative to the checkout they are always short enough.
  process.chdir(projectRoot);
  const address = lockAddress(name);
  const giveUpAt = Date.now() + WAIT_FOR_PREVIOUS_MS;
  for (;;) {
    const server = await listen(address, lifetime);
    const found = whichSocket(address);
    const holder = await askHolder(address);
    // Another start that found what we have removed may have removed ours since. Closing it then would remove theirs.
    if (server && holder?.pid === process.pid) return lifetime.onEnd(() => server.close());
    if (!holder) {
      // Nobody answers: left behind by a process that was killed, unless another start has put its own there meanwhile.
      if (found && found === whichSocket(address)) rmSync(address, { force: true });
    } else if (!holder.isEnding || Date.now() > giveUpAt) {
      throw new StartFailure(`This checkout is already in use by ${nameOf(holder)}. Stop that one first.`);
    } else {
      await sleep(RETRY_MS);
    }
  }
}

/**
 * @param {string} name
 * @returns {Promise<string | undefined>} which process holds the lock, if it is another one
 */
export async function otherHolder(name) {
  process.chdir(projectRoot);
  const holder = await askHolder(lockAddress(name));
  return holder && holder.pid !== process.pid ? nameOf(holder) : undefined;
}

/** @param {Holder} holder */
const nameOf = ({ pid }) => (pid ? `process ${pid}` : 'a process that does not answer');

/** @param {string} name */
function lockAddress(name) {
  if (process.platform !== 'win32')
    return path.join(path.relative(projectRoot, dataDirectory), `${name}.sock`);
  const checkout = createHash('sha256').update(projectRoot).digest('hex').slice(0, 16);
  return `\\\\.\\pipe\\ai-advisory-${checkout}-${name}`;
}

/**
 * Tells a socket that was found from one that has taken its place.
 * @param {string} address
 */
function whichSocket(address) {
  // A pipe of Windows is gone with its process.
  if (process.platform === 'win32') return undefined;
  const socket = statSync(address, { bigint: true, throwIfNoEntry: false });
  return socket && `${socket.ino} ${socket.ctimeNs}`;
}

/**
 * @param {string} address
 * @param {import('./Lifetime.mjs').Lifetime} lifetime
 * @returns {Promise<import('node:net').Server | null>} null when the address is in use
 */
function listen(address, lifetime) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(JSON.stringify({ pid: process.pid, isEnding: lifetime.isEnding }));
    });
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

/**
 * @param {string} address
 * @returns {Promise<Holder | undefined>}
 */
function askHolder(address) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address);
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', () => resolve(undefined));
    socket.on('end', () => resolve(readAnswer(answer)));
    // It lives and is stopped or overwhelmed: as good as in use.
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => {
      resolve({ isEnding: false });
      socket.destroy();
    });
  });
}

/**
 * @param {string} answer
 * @returns {Holder | undefined} nothing from one that was killed while it spoke
 */
function readAnswer(answer) {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}
