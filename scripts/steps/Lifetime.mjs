/**
 * The life of one command. Steps that start something say how to end it (`onEnd`); Ctrl-C, SIGTERM and
 * failures all end the command the same way: running children are told through `signal`, then everything
 * is ended in reverse order, then the process exits.
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
  /** Exit code after Ctrl-C or SIGTERM. A served site that is told to stop has done its job: 0. */
  exitCodeWhenStopped = 0;

  /** Aborted as soon as the command is ending. */
  get signal() {
    return this.#abort.signal;
  }

  /** Whether the command ends, or will do so as soon as it notices that it has lost the npm that started it. */
  get isEnding() {
    return this.signal.aborted || npmStarter() !== this.#starter;
  }

  /** Never resolves: the command goes on until it is told to stop. */
  untilEnd() {
    return new Promise(() => {});
  }

  /** @param {() => unknown} ending called once when the command ends, later ones first; may be async */
  onEnd(ending) {
    this.#endings.push(ending);
  }

  /**
   * Runs the command until it returns, fails or is told to stop, and exits.
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
    // While ending, interrupted steps fail as a matter of course: only the first cause is of interest.
    if (!this.signal.aborted) console.error(describeFailure(error));
    await this.end(1);
  }

  /**
   * Ends everything once; further calls (a second Ctrl-C, a signal to the whole process group) wait for it.
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
    // A closed terminal ends the command too; behind `nohup` there is no terminal and it stays.
    if (process.stdout.isTTY) process.on('SIGHUP', stop);
    for (const stream of [process.stdout, process.stderr]) {
      // The reader of our output may be gone before us; that must not end the site.
      stream.on('error', () => {});
    }
    setInterval(() => this.isEnding && stop(), 250).unref();
  }
}
