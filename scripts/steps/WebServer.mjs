/** Handle of the process that serves the site (src/edge/server.ts), for the command that starts it. */
import { spawn } from 'node:child_process';
import { announce } from './announce.mjs';
import { programFile } from './buildPrograms.mjs';
import { projectRoot } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';
import { usualTimes, watchServer } from './watchServer.mjs';

/** A little longer than the server waits for requests in flight after draining. */
const STOP_TIMEOUT_MS = 12_000;
/**
 * Password hashing and image processing use at most two threads each of libuv's pool, which file system and DNS calls
 * share. glibc keeps a heap per thread and never frees it, unless MALLOC_ARENA_MAX limits their number.
 */
const threadSettings = { UV_THREADPOOL_SIZE: '8', MALLOC_ARENA_MAX: '2' };

export class WebServer {
  #env;
  #output;
  #watch;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #stopping = false;
  /** Aborts the health watch. */
  #unwatched = new AbortController();

  /**
   * @param {NodeJS.Dict<string>} env added to this process's environment
   * @param {object} [options]
   * @param {'inherit' | number} [options.output] output of the process: ours by default, or a file descriptor
   * @param {Partial<import('./watchServer.mjs').WatchTimes>} [options.watch] timeouts of the health watch
   */
  constructor(env, { output = 'inherit', watch } = {}) {
    this.#output = output;
    this.#watch = { ...usualTimes, ...watch };
    const all = { ...threadSettings, ...process.env, ...env, NODE_ENV: 'production' };
    this.#env = /** @type {NodeJS.ProcessEnv} */ (all);
  }

  /** Pid of the process; undefined while there is none. */
  get pid() {
    return this.#child?.pid;
  }

  /**
   * Resolves when the site responds. Kills a process that isn't ready in time, or stops responding later.
   * @param {() => void} [onLost] called when the running server exits unexpectedly
   * @returns {Promise<void>}
   * @throws {StartFailure} with the server's message
   */
  start(onLost) {
    return new Promise((resolve, reject) => {
      const program = programFile('server', this.#env.NEXT_DIST_DIR ?? '.next');
      const child = spawn(process.execPath, [program], {
        cwd: projectRoot,
        env: this.#env,
        stdio: ['ignore', this.#output, this.#output, 'ipc'],
      });
      this.#child = child;
      let isReady = false;
      /** @type {string | undefined} */
      let failure;
      const unwatched = new AbortController();
      this.#unwatched = unwatched;
      const impatience = setTimeout(() => {
        failure = `The web server is not ready after ${this.#watch.startMs / 1_000} s and is ended.`;
        child.kill('SIGKILL');
      }, this.#watch.startMs);
      child.on(
        'message',
        (/** @type {{ isReady?: boolean, origin?: string, failure?: string }} */ message) => {
          failure = message.failure;
          if (isReady || !message.isReady || !message.origin) return;
          isReady = true;
          clearTimeout(impatience);
          const replace = () => {
            announce('The web server does not answer any more and is replaced.');
            child.kill('SIGKILL');
          };
          void watchServer(`${message.origin}/api/health`, {
            signal: unwatched.signal,
            onSilence: replace,
            times: this.#watch,
          });
          resolve();
        },
      );
      child.on('error', reject);
      child.on('exit', () => {
        unwatched.abort();
        clearTimeout(impatience);
        if (!isReady) reject(new StartFailure(failure ?? 'The web server does not start (see above).'));
        else if (!this.#stopping) onLost?.();
      });
    });
  }

  /** Stops the server after its requests in flight. */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // A stopping server accepts no health checks, and has its own timeout for requests in flight.
    this.#unwatched.abort();
    child.kill('SIGTERM');
    const drainMs = Number(this.#env.DRAIN_SECONDS || 0) * 1_000;
    const impatience = setTimeout(() => child.kill('SIGKILL'), drainMs + STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(impatience);
  }
}
