/** The process that serves the site (src/edge/server.ts), as seen from the command that starts it. */
import { spawn } from 'node:child_process';
import { announce } from './announce.mjs';
import { programFile } from './buildPrograms.mjs';
import { projectRoot } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';
import { usualTimes, watchServer } from './watchServer.mjs';

/** A little longer than the server gives its requests in flight, once it has been drained. */
const STOP_TIMEOUT_MS = 12_000;
/**
 * New passwords and pictures take at most two each of the threads that files and names of hosts share. Of what these threads
 * need, the C library keeps a heap for each that it never gives back, unless told how many.
 */
const threadSettings = { UV_THREADPOOL_SIZE: '8', MALLOC_ARENA_MAX: '2' };

export class WebServer {
  #env;
  #output;
  #watch;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #stopping = false;
  /** Ends the watch over the process. */
  #unwatched = new AbortController();

  /**
   * @param {NodeJS.Dict<string>} env added to this process's environment
   * @param {object} [options]
   * @param {'inherit' | number} [options.output] where it writes: to our own output unless told, or to a file descriptor
   * @param {Partial<import('./watchServer.mjs').WatchTimes>} [options.watch] how soon its silence is noticed
   */
  constructor(env, { output = 'inherit', watch } = {}) {
    this.#output = output;
    this.#watch = { ...usualTimes, ...watch };
    const all = { ...threadSettings, ...process.env, ...env, NODE_ENV: 'production' };
    this.#env = /** @type {NodeJS.ProcessEnv} */ (all);
  }

  /** The process, for whom it interests; undefined while there is none. */
  get pid() {
    return this.#child?.pid;
  }

  /**
   * Resolves when the site answers. A process that lives but isn't ready in time, or doesn't answer later, is ended.
   * @param {() => void} [onLost] called when the running server ends without having been told to
   * @returns {Promise<void>}
   * @throws {StartFailure} with the server's own words
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

  /** Lets requests in flight finish. */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // Who is ending lets nobody in any more, and has its own time for what is in flight.
    this.#unwatched.abort();
    child.kill('SIGTERM');
    const drainMs = Number(this.#env.DRAIN_SECONDS || 0) * 1_000;
    const impatience = setTimeout(() => child.kill('SIGKILL'), drainMs + STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(impatience);
  }
}
