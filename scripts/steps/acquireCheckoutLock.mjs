/**
 * Allows one site per checkout. The lock is a local socket: the kernel releases it however the process ends, and
 * another process can ask for the holder.
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
 * @property {number} [pid] undefined when the holder doesn't respond
 * @property {boolean} isEnding
 */

/**
 * @param {string} name one lock for the site, one for the tests
 * @param {import('./Lifetime.mjs').Lifetime} lifetime
 * @throws {StartFailure} when another process holds the lock and isn't ending
 */
export async function acquireCheckoutLock(name, lifetime) {
  // Socket paths are limited to about 100 characters; relative to the checkout they are always short enough.
  process.chdir(projectRoot);
  const address = lockAddress(name);
  const giveUpAt = Date.now() + WAIT_FOR_PREVIOUS_MS;
  for (;;) {
    const server = await listen(address, lifetime);
    const found = whichSocket(address);
    const holder = await askHolder(address);
    // Verify that the socket is ours: a concurrent start may have replaced it, and closing ours would remove theirs.
    if (server && holder?.pid === process.pid) return lifetime.onEnd(() => server.close());
    if (!holder) {
      // A socket of a killed process. Remove it, unless a concurrent start has replaced it meanwhile.
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
 * @returns {Promise<string | undefined>} description of the process that holds the lock, unless it is this one
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
 * Returns the identity of a socket file, to detect a replaced one.
 * @param {string} address
 */
function whichSocket(address) {
  // Named pipes of Windows disappear with their process.
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
    // The process exists but is suspended or overloaded: treat the lock as held.
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => {
      resolve({ isEnding: false });
      socket.destroy();
    });
  });
}

/**
 * @param {string} answer
 * @returns {Holder | undefined} undefined if the holder was killed while responding
 */
function readAnswer(answer) {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}
