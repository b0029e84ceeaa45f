import { Piscina } from 'piscina';
import { Busy } from '@/errors/ApiFailures';
import { runInQueue } from '@/integrations/limits/runInQueue';
import type { BoundedQueue } from '@/integrations/limits/BoundedQueue';

/** Tasks by name, as the program that the threads run exports them. */
type Program = Record<string, (input: never) => Promise<unknown>>;

interface TaskRules {
  /** Where the task waits for its turn, together with others of its kind. */
  room: BoundedQueue;
  /** How long it may take together with the wait for its turn, in milliseconds; its thread is ended then. */
  limitMs: number;
}

interface PoolOptions<Tasks extends Program> {
  /** File of the program, built by scripts/steps/buildPrograms.mjs. */
  program: string;
  tasks: { [Name in keyof Tasks]: TaskRules };
  /** At least as many as there are places in all rooms together. */
  threads: number;
  /** How many of them stay when there is no work, once there has been any; none unless told. */
  keptThreads?: number;
  /** What one thread may keep in memory, in MiB; it is ended beyond that. */
  heapMiB: number;
}

/** Threads without work end, but for those to keep: what they loaded isn't kept for nothing. */
const idleTimeoutMs = 300_000;
/** Threads stand back a little for those who answer visitors. */
const niceIncrement = 2;
const retryAfterSeconds = 10;
const tookTooMuch = 'This took too long and was stopped. Try again later.';

/**
 * Does what costs seconds in threads of its own. Nothing is started before the first task. A task that takes too long or
 * too much memory, or ends its thread, fails alone: the next one gets a new thread.
 */
export class WorkerPool<Tasks extends Program> {
  private threads?: Piscina;

  constructor(private readonly options: PoolOptions<Tasks>) {}

  /**
   * Does a task on plain data. `key` says whose work it is.
   * @throws Busy when there is no place, or the task took too much; TooManyRequests beyond the key's share; what the task
   * itself throws, as a plain Error
   */
  async run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    key?: string,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    const { room, limitMs } = this.options.tasks[name];
    const signal = AbortSignal.timeout(limitMs);
    return runInQueue(room, () => this.runNow(name, input, signal), key);
  }

  /** Ends all threads, and what they do. */
  async close(): Promise<void> {
    await this.threads?.destroy();
    this.threads = undefined;
  }

  private async runNow(name: string, input: unknown, signal: AbortSignal) {
    this.threads ??= this.start();
    try {
      return await this.threads.run(input, { name, signal });
    } catch (error) {
      if (!signal.aborted && !isEndOfThread(error)) throw error;
      throw Object.assign(new Busy(retryAfterSeconds, tookTooMuch), { cause: error });
    }
  }

  private start(): Piscina {
    const { program, threads, keptThreads = 0, heapMiB } = this.options;
    const pool = new Piscina({
      filename: program,
      minThreads: keptThreads,
      maxThreads: threads,
      idleTimeout: idleTimeoutMs,
      niceIncrement,
      resourceLimits: { maxOldGenerationSizeMb: heapMiB },
      // They need no settings, and no secrets.
      env: {},
    });
    // Of threads that end between two tasks: nobody waits for them, and the next task starts another.
    pool.on('error', () => undefined);
    return pool;
  }
}

const isEndOfThread = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') ||
    error.message.startsWith('worker exited'));
