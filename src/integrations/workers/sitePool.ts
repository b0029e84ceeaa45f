import { BoundedQueue } from '@/integrations/limits/BoundedQueue';
import { builtProgram } from './builtProgram';
import { WorkerPool } from './WorkerPool';
import type * as workerProgram from './workerProgram';

/** Next keeps several copies of a module; the threads are for all of them. */
const place = Symbol.for('ai-advisory.workers');
const shared: typeof globalThis & { [place]?: SitePool } = globalThis;

type SitePool = WorkerPool<typeof workerProgram>;

/** The worker threads of this process. */
export const sitePool = (): SitePool => (shared[place] ??= openPool());

function openPool(): SitePool {
  const { tasks, threads } = siteTasks();
  const program = builtProgram('worker');
  return new WorkerPool<typeof workerProgram>({ program, tasks, threads, heapMiB: 256 });
}

/** Printing and texts don't wait for each other; of each, one at a time leaves a core for everybody else. */
function siteTasks() {
  // A report of thirty pages takes a second or two, and ten times that on a machine that has other things to do.
  const print = {
    room: new BoundedQueue({ places: 1, line: 8, perKey: 3, patienceMs: 20_000 }),
    limitMs: 60_000,
  };
  // Saving waits inside of a transaction, which the database ends after 15 s without a word. What gets its turn late
  // still has six to work: a first task waits for its thread to start, on a busy machine for seconds.
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
