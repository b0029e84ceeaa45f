import { BoundedQueue } from '@/integrations/limits/BoundedQueue';
import { builtProgram } from './builtProgram';
import { WorkerPool } from './WorkerPool';
import type * as workerProgram from './workerProgram';

/** Next bundles several copies of a module; they share one pool. */
const place = Symbol.for('ai-advisory.workers');
const shared: typeof globalThis & { [place]?: SitePool } = globalThis;

type SitePool = WorkerPool<typeof workerProgram>;

/** Returns this process's worker threads. */
export const sitePool = (): SitePool => (shared[place] ??= openPool());

function openPool(): SitePool {
  const { tasks, threads } = siteTasks();
  const program = builtProgram('worker');
  return new WorkerPool<typeof workerProgram>({ program, tasks, threads, heapMiB: 256 });
}

/**
 * PDFs and texts have separate queues, so neither waits for the other. One task of each at a time leaves a core for
 * requests.
 */
function siteTasks() {
  // A report of thirty pages takes up to two seconds, and ten times that on a busy machine.
  const print = {
    room: new BoundedQueue({ places: 1, line: 8, perKey: 3, patienceMs: 20_000 }),
    limitMs: 60_000,
  };
  // A save waits inside a transaction, which the database ends after 15 s of idling. A task that waited the full 8 s
  // still has 6 s to run: the first task also waits for its thread to start, which takes seconds on a busy machine.
  const text = {
    room: new BoundedQueue({ places: 1, line: 32, perKey: 3, patienceMs: 8_000 }),
    limitMs: 14_000,
  };
  return {
    threads: 2,
    tasks: {
      analysisPdf: print,
      auditPdf: print,
      bodyFromText: text,
      textFromBody: text,
      blocksOfBody: text,
      checkBody: text,
      itemsOfText: text,
      itemsOfBody: text,
    },
  };
}
