/**
 * Handles the remains of a killed command: a server that is still running, or its `postmaster.pid`. Pids are reused, so
 * a process is only stopped if it is verified to be the server of these files.
 */
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../steps/StartFailure.mjs';

const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 25;

/**
 * @param {string} dataDirectory
 * @returns {{ pid: number, isReady: boolean } | undefined} content of the server's `postmaster.pid`
 */
export function readServerPid(dataDirectory) {
  let lines;
  try {
    lines = readFileSync(pidFile(dataDirectory), 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined;
}

/**
 * Stops a server that still runs on these files. Removes a `postmaster.pid` with the pid of an unrelated process,
 * because it would keep a new server from starting.
 * @param {string} dataDirectory
 * @throws {StartFailure} when the server doesn't exit
 */
export async function stopServerLeftBehind(dataDirectory) {
  const left = readServerPid(dataDirectory);
  if (!left) return removeEmptyNote(dataDirectory);
  if (isServerOf(left.pid, dataDirectory)) return stop(left.pid, dataDirectory);
  // The pid file of a dead server stays: a new server uses it to detect child processes left running.
  if (isRunning(left.pid)) rmSync(pidFile(dataDirectory), { force: true });
}

/**
 * Removes an empty `postmaster.pid`, as left by a full disk or a power cut. PostgreSQL refuses to start with it,
 * because another server could be about to write its pid. Here none is: the checkout lock is ours.
 * @param {string} dataDirectory
 */
function removeEmptyNote(dataDirectory) {
  if (existsSync(pidFile(dataDirectory)) && !isServed(dataDirectory))
    rmSync(pidFile(dataDirectory), { force: true });
}

/**
 * @param {string} dataDirectory
 * @returns {boolean} whether a process may be a server of these files; always true except on Linux
 */
function isServed(dataDirectory) {
  if (process.platform !== 'linux') return true;
  return readdirSync('/proc').some((name) => Number(name) > 0 && isServerOf(Number(name), dataDirectory));
}

/**
 * @param {number} pid
 * @returns {boolean} whether a process with this pid exists
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {number} pid
 * @param {string} dataDirectory
 */
async function stop(pid, dataDirectory) {
  const giveUpAt = Date.now() + STOP_TIMEOUT_MS;
  process.kill(pid, 'SIGINT');
  while (isServerOf(pid, dataDirectory)) {
    if (Date.now() > giveUpAt) {
      throw new StartFailure(
        `An earlier database server (process ${pid}) does not end. Stop it and start again.`,
      );
    }
    await sleep(POLL_MS);
  }
}

/**
 * @param {number} pid
 * @param {string} dataDirectory
 * @returns {boolean} whether this process is a server of these files
 */
export function isServerOf(pid, dataDirectory) {
  if (process.platform === 'linux') {
    try {
      // The working directory of a server is its data directory.
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDirectory);
    } catch {
      return false;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return !!stdout?.includes(dataDirectory);
}

/** @param {string} dataDirectory */
function pidFile(dataDirectory) {
  return path.join(dataDirectory, 'postmaster.pid');
}
