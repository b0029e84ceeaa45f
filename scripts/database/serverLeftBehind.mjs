/**
 * What a command that was killed leaves behind: a server that is still running, or the file in which it
 * noted its process number. Numbers are given out again, so a process is only touched when it is known to be
 * the server of these very files.
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
 * @returns {{ pid: number, isReady: boolean } | undefined} what the server wrote into its `postmaster.pid`
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
 * Stops a server that still runs on these files. A note with the number of an unrelated process is removed,
 * because it would keep a new server from starting.
 * @param {string} dataDirectory
 * @throws {StartFailure} when it doesn't end
 */
export async function stopServerLeftBehind(dataDirectory) {
  const left = readServerPid(dataDirectory);
  if (!left) return removeEmptyNote(dataDirectory);
  if (isServerOf(left.pid, dataDirectory)) return stop(left.pid, dataDirectory);
  // The note of a server that is gone stays: by it the next one recognises processes that it left running.
  if (isRunning(left.pid)) rmSync(pidFile(dataDirectory), { force: true });
}

/**
 * A note without a number is what a full disk or a power cut leaves. PostgreSQL refuses to start beside it, for somebody
 * might be about to write the number. Nobody is: one command at a time has this checkout, and that is us.
 * @param {string} dataDirectory
 */
function removeEmptyNote(dataDirectory) {
  if (existsSync(pidFile(dataDirectory)) && !isServed(dataDirectory))
    rmSync(pidFile(dataDirectory), { force: true });
}

/**
 * @param {string} dataDirectory
 * @returns {boolean} whether some process may be a server of these files; elsewhere than on Linux nobody can tell
 */
function isServed(dataDirectory) {
  if (process.platform !== 'linux') return true;
  return readdirSync('/proc').some((name) => Number(name) > 0 && isServerOf(Number(name), dataDirectory));
}

/**
 * @param {number} pid
 * @returns {boolean} whether any process has this number now
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
      // A server works in the folder of its files.
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
