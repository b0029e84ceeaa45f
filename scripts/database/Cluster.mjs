/**
 * A PostgreSQL server owned by this command. It is initialized on first use, listens on the loopback address only, and
 * stops when the command ends. A server that a killed command left running is stopped first.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  ftruncateSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryPort } from '../steps/checkPortIsFree.mjs';
import { announce } from '../steps/announce.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { newClusterSettings, readClusterSettings, saveClusterSettings } from './clusterSettings.mjs';
import { APPLICATION_ROLE } from './ensureDatabase.mjs';
import { prepareServerBinaries } from './serverBinaries.mjs';
import { readServerPid, stopServerLeftBehind } from './serverLeftBehind.mjs';

const LOOPBACK = '127.0.0.1';
/** Crash recovery can be slow on a slow disk. */
const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 20;
/** The processes of a killed server keep its shared memory briefly, and a new server refuses to start until then. */
const START_ATTEMPTS = 5;
const ATTEMPT_PAUSE_MS = 200;
const LARGEST_LOG_BYTES = 5_000_000;

/**
 * Sort order and messages of the database must not depend on the user's language or the machine's locales. None of our
 * settings is passed on.
 * @type {NodeJS.ProcessEnv}
 */
const SERVER_ENVIRONMENT = { NODE_ENV: 'production', PATH: process.env.PATH, LC_ALL: 'C' };

export class Cluster {
  #place;
  #throwaway;
  #programs;
  #settings;
  /** Whether the server has these passwords. False before initialization, and if the file was lost or damaged. */
  #isKnown;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #server;
  #stopping = false;

  /**
   * @param {import('./clusterPlace.mjs').ClusterPlace} place
   * @param {object} [options]
   * @param {boolean} [options.throwaway] faster, but a power cut can lose data
   */
  constructor(place, { throwaway = false } = {}) {
    this.#place = place;
    this.#throwaway = throwaway;
    this.#programs = prepareServerBinaries(place.account);
    const known = readClusterSettings(this.#settingsFile);
    this.#isKnown = known !== undefined;
    this.#settings = known ?? newClusterSettings();
  }

  /** URL of the maintenance database for the superuser. */
  get ownerUrl() {
    const { ownerPassword, port } = this.#settings;
    return `postgres://postgres:${ownerPassword}@${LOOPBACK}:${port}/postgres`;
  }

  /** Password of the application's role, see ensureDatabase.mjs. */
  get applicationPassword() {
    return this.#settings.applicationPassword;
  }

  /**
   * Starts the server, and initializes the database files if there are none.
   * @param {() => void} [onLost] called when the running server exits unexpectedly
   */
  async start(onLost) {
    await stopServerLeftBehind(this.#dataDirectory);
    if (!existsSync(this.#dataDirectory)) this.#initialise();
    else if (!this.#isKnown) this.#setNewPasswords();
    this.#isKnown = true;
    await this.#choosePort();
    for (let attempt = 1; !(await this.#launch(onLost)); attempt++) {
      if (attempt === START_ATTEMPTS) {
        throw new StartFailure(
          `The database does not start: ${this.#lastLogLine()} More in ${this.#logFile}.`,
        );
      }
      await sleep(ATTEMPT_PAUSE_MS);
    }
  }

  /** Fast shutdown: aborts running statements, writes everything to disk and exits. */
  async stop() {
    this.#stopping = true;
    const server = this.#server;
    if (!server || hasEnded(server)) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    // An immediate shutdown loses no committed data either: the next start recovers it.
    const impatience = setTimeout(() => server.kill('SIGQUIT'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(impatience);
  }

  get #dataDirectory() {
    return path.join(this.#place.directory, 'data');
  }

  get #logFile() {
    return path.join(this.#place.directory, 'server.log');
  }

  get #settingsFile() {
    return path.join(this.#place.directory, 'cluster.json');
  }

  #initialise() {
    saveClusterSettings(this.#settingsFile, this.#settings);
    const unfinished = `${this.#dataDirectory}.new`;
    const passwordFile = path.join(this.#place.directory, 'password');
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
    writeFileSync(passwordFile, this.#settings.ownerPassword, { mode: 0o600 });
    const { account } = this.#place;
    if (account) chownSync(passwordFile, account.uid, account.gid);
    const options = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    // PostgreSQL's builtin C.UTF-8 is the same on every machine, whatever locales are installed.
    options.push('--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C');
    options.push(this.#throwaway ? '--no-sync' : '--data-checksums');
    const { status, stderr, error } = spawnSync(this.#programs.initdb, [...options, '-D', unfinished], {
      ...this.#processOptions,
      encoding: 'utf8',
    });
    rmSync(passwordFile, { force: true });
    if (status !== 0) {
      const reason = (stderr || error?.message || '').trim().split('\n').at(-1);
      throw new StartFailure(`The database could not be created in ${this.#place.directory}: ${reason}`);
    }
    renameSync(unfinished, this.#dataDirectory);
  }

  /**
   * Sets new passwords when the old ones are lost. The owner of the files can do that with a single-user server, which
   * accepts no connections.
   */
  #setNewPasswords() {
    const { ownerPassword, applicationPassword } = this.#settings;
    // Single-user mode reads one statement per line. The application's role may not exist yet.
    const statements = [
      `alter role postgres password '${ownerPassword}'`,
      `alter role ${APPLICATION_ROLE} password '${applicationPassword}'`,
    ];
    const { status } = spawnSync(
      this.#programs.postgres,
      ['--single', '-D', this.#dataDirectory, 'postgres'],
      {
        ...this.#processOptions,
        input: `${statements.join('\n')}\n`,
        stdio: ['pipe', 'ignore', 'ignore'],
      },
    );
    if (status !== 0) {
      throw new StartFailure(
        `${this.#settingsFile} is missing or damaged, and the database in ${this.#dataDirectory} can’t be opened ` +
          'without it. Bring the file back from a backup.',
      );
    }
    saveClusterSettings(this.#settingsFile, this.#settings);
    announce(`${this.#settingsFile} was missing or damaged: made anew, with new passwords`);
  }

  /** Keeps the port unless another process has taken it. */
  async #choosePort() {
    const { port } = this.#settings;
    // Clients of a server that has run know its port. If the port is taken then, a later attempt may succeed.
    if (this.#server || (port && !(await tryPort(port, LOOPBACK)))) return;
    this.#settings.port = await findFreePort();
    saveClusterSettings(this.#settingsFile, this.#settings);
  }

  /**
   * @param {(() => void) | undefined} onLost
   * @returns {Promise<boolean>} whether the server is ready
   */
  async #launch(onLost) {
    const log = openLog(this.#logFile);
    const server = spawn(this.#programs.postgres, this.#serverArguments(), {
      ...this.#processOptions,
      stdio: ['ignore', log, log],
      // Ctrl-C reaches the terminal's whole process group, and the database has to outlive the site.
      detached: true,
    });
    closeSync(log);
    this.#server = server;
    let isReady = false;
    server.on('error', () => {});
    server.on('exit', () => isReady && !this.#stopping && onLost?.());
    const giveUpAt = Date.now() + READY_TIMEOUT_MS;
    while (!isReady && !hasEnded(server) && Date.now() < giveUpAt) {
      await sleep(POLL_MS);
      const noted = readServerPid(this.#dataDirectory);
      isReady = noted?.pid === server.pid && !!noted?.isReady;
    }
    if (!isReady) await this.stop().finally(() => (this.#stopping = false));
    return isReady;
  }

  #serverArguments() {
    const settings = [
      `listen_addresses=${LOOPBACK}`,
      'unix_socket_directories=',
      'max_connections=60',
      'timezone=UTC',
      'log_timezone=UTC',
    ];
    if (this.#throwaway) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
    const given = settings.flatMap((setting) => ['-c', setting]);
    return ['-D', this.#dataDirectory, '-p', String(this.#settings.port), ...given];
  }

  get #processOptions() {
    // The account may have no access to the checkout's folder, so the working directory is the root.
    return { ...this.#place.account, cwd: path.parse(this.#place.directory).root, env: SERVER_ENVIRONMENT };
  }

  #lastLogLine() {
    const lines = readFileSync(this.#logFile, 'utf8').split('\n');
    return (
      lines.findLast((line) => /FATAL|PANIC|error/i.test(line))?.replace(/^.*?(FATAL|PANIC):\s*/, '') ??
      'no reason given.'
    );
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function hasEnded(child) {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** @param {string} file */
function openLog(file) {
  const log = openSync(file, 'a', 0o600);
  if (fstatSync(log).size > LARGEST_LOG_BYTES) ftruncateSync(log);
  return log;
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: LOOPBACK }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
