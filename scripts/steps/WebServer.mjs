/** The process that serves the site (server.mjs), as seen from the command that starts it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';

/** A little longer than the server gives its requests in flight. */
const STOP_TIMEOUT_MS = 12_000;
const serverFile = fileURLToPath(new URL('../server.mjs', import.meta.url));

export class WebServer {
  #env;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #stopping = false;

  /** @param {NodeJS.Dict<string>} env added to this process's environment */
  constructor(env) {
    this.#env = /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, ...env, NODE_ENV: 'production' });
  }

  /**
   * Resolves when the site answers.
   * @param {() => void} [onLost] called when the running server ends without having been told to
   * @returns {Promise<void>}
   * @throws {StartFailure} with the server's own words
   */
  start(onLost) {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [serverFile], {
        cwd: projectRoot,
        env: this.#env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      this.#child = child;
      let isReady = false;
      /** @type {string | undefined} */
      let failure;
      child.on('message', (/** @type {{ isReady?: boolean, failure?: string }} */ message) => {
        isReady ||= message.isReady === true;
        failure = message.failure;
        if (isReady) resolve();
      });
      child.on('error', reject);
      child.on('exit', () => {
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
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(impatience);
  }
}
