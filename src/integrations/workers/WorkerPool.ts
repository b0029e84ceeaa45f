import { Piscina } from 'piscina';
import { Busy } from '@/errors/ApiFailures';
import { runInQueue } from '@/integrations/limits/runInQueue';
import type { BoundedQueue } from '@/integrations/limits/BoundedQueue';

/** Tasks by name, as exported by the program that the threads run. */
type Program = Record<string, (input: never) => Promise<unknown>>;

interface TaskRules {
  /** Queue that the task waits in, shared with others of its kind. */
  room: BoundedQueue;
  /** Time limit in milliseconds, waiting included; then its thread is terminated. */
  limitMs: number;
}

interface PoolOptions<Tasks extends Program> {
  /** Path of the program, built by scripts/steps/buildPrograms.mjs. */
  program: string;
  tasks: { [Name in keyof Tasks]: TaskRules };
  /** At least the number of places of all queues together. */
  threads: number;
  /** How many threads stay alive when idle, once started; none by default. */
  keptThreads?: number;
  /** Heap limit per thread in MiB; beyond it the thread is terminated. */
  heapMiB: number;
}

/** Idle threads beyond `keptThreads` end, to free the memory of what they loaded. */
const idleTimeoutMs = 300_000;
/** Lowers the threads' priority below that of request handling. */
const niceIncrement = 2;
const retryAfterSeconds = 10;
const tookTooMuch = 'This took too long and was stopped. Try again later.';

/**
 * Runs CPU-heavy tasks in worker threads, started by the first task. A task that exceeds its time or memory, or
 * crashes its thread, fails alone: the next one gets a new thread.
 */
export class WorkerPool<Tasks extends Program> {
  private threads?: Piscina;

  constructor(private readonly options: PoolOptions<Tasks>) {}

  /**
   * Runs a task on plain data. `key` identifies the owner of the work.
   * @throws Busy if there is no slot or the task exceeded its limits; TooManyRequests beyond the key's share; errors
   * of the task itself, as a plain Error
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

  /** Terminates all threads and their tasks. */
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
      // Threads need no settings and no secrets.
      env: {},
    });
    // Emitted for threads that end between two tasks: nobody waits for them, and the next task starts another.
    pool.on('error', () => undefined);
    return pool;
  }
}

const isEndOfThread = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') ||
    error.message.startsWith('worker exited'));
