import { BoundedQueue } from '@/integrations/limits/BoundedQueue';
import { builtProgram } from './builtProgram';
import type * as hashingProgram from './hashingProgram';
import { WorkerPool } from './WorkerPool';

/** Next bundles several copies of a module; they share one pool. */
const place = Symbol.for('ai-advisory.hashing');
const shared: typeof globalThis & { [place]?: HashingPool } = globalThis;

type HashingPool = WorkerPool<typeof hashingProgram>;

/** Returns the threads that hash passwords: as many as `runInHashingQueue`, the queue in front, admits. */
export const hashingPool = (): HashingPool => (shared[place] ??= openPool());

const threads = 2;

function openPool(): HashingPool {
  // A hash takes a quarter of a second, and many times that on a busy machine.
  const task = { room: new BoundedQueue({ places: threads }), limitMs: 20_000 };
  return new WorkerPool<typeof hashingProgram>({
    program: builtProgram('hashing'),
    tasks: { matchPassword: task, hashPassword: task },
    threads,
    // Saves a sign-in after an idle period the start of a thread.
    keptThreads: 1,
    heapMiB: 32,
  });
}
