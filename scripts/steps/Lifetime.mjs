/**
 * Lifetime of one command. Steps that start something register its cleanup (`onEnd`). Ctrl-C, SIGTERM and failures end
 * the command the same way: `signal` aborts running children, cleanups run in reverse order, then the process exits.
 */
import { describeFailure } from './describeFailure.mjs';
import { npmStarter } from './npmStarter.mjs';

export class Lifetime {
  /** @type {(() => unknown)[]} */
  #endings = [];
  #abort = new AbortController();
  /** @type {Promise<never> | undefined} */
  #end;
  #starter = npmStarter();
  /** Exit code after Ctrl-C or SIGTERM: 0, because stopping is the regular end of a served site. */
  exitCodeWhenStopped = 0;

  /** Aborted as soon as the command is ending. */
  get signal() {
    return this.#abort.signal;
  }

  /** Whether the command is ending, or will as soon as it notices that the npm that started it is gone. */
  get isEnding() {
    return this.signal.aborted || npmStarter() !== this.#starter;
  }

  /** Never resolves: the command runs until it is stopped. */
  untilEnd() {
    return new Promise(() => {});
  }

  /** @param {() => unknown} ending called once when the command ends, later ones first; may be async */
  onEnd(ending) {
    this.#endings.push(ending);
  }

  /**
   * Runs the command until it returns, fails or is stopped, then exits.
   * @param {(lifetime: Lifetime) => Promise<void>} command
   */
  async live(command) {
    this.#listen();
    try {
      await command(this);
      await this.end(process.exitCode ? Number(process.exitCode) : 0);
    } catch (error) {
      await this.fail(error);
    }
  }

  /** @param {unknown} error */
  async fail(error) {
    // Interrupted steps always fail while the command ends: only the first failure matters.
    if (!this.signal.aborted) console.error(describeFailure(error));
    await this.end(1);
  }

  /**
   * Ends everything once. Further calls (a second Ctrl-C, a signal to the whole process group) await the same end.
   * @param {number} exitCode
   */
  end(exitCode) {
    this.#end ??= this.#endAll(exitCode);
    return this.#end;
  }

  /**
   * @param {number} exitCode
   * @returns {Promise<never>}
   */
  async #endAll(exitCode) {
    this.#abort.abort();
    for (const ending of this.#endings.reverse()) {
      try {
        await ending();
      } catch (error) {
        console.error(describeFailure(error));
      }
    }
    process.exit(exitCode);
  }

  #listen() {
    const stop = () => void this.end(this.exitCodeWhenStopped);
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    // A closed terminal ends the command, too. Under `nohup` output is no terminal, and the command stays.
    if (process.stdout.isTTY) process.on('SIGHUP', stop);
    for (const stream of [process.stdout, process.stderr]) {
      // The reader of our output may exit first (EPIPE), which must not end the site.
      stream.on('error', () => {});
    }
    setInterval(() => this.isEnding && stop(), 250).unref();
  }
}
