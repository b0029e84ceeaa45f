import { BoundedQueue } from '@/integrations/limits/BoundedQueue';
import { builtProgram } from './builtProgram';
import type * as hashingProgram from './hashingProgram';
import { WorkerPool } from './WorkerPool';

/** Next keeps several copies of a module; the threads are for all of them. */
const place = Symbol.for('ai-advisory.hashing');
const shared: typeof globalThis & { [place]?: HashingPool } = globalThis;

type HashingPool = WorkerPool<typeof hashingProgram>;

/** The threads that passwords are hashed in: as many as may be at it at once (`runInHashingQueue`, which callers wait in). */
export const hashingPool = (): HashingPool => (shared[place] ??= openPool());

const threads = 2;

function openPool(): HashingPool {
  // A quarter of a second, and many times that on a machine that has other things to do.
  const task = { room: new BoundedQueue({ places: threads }), limitMs: 20_000 };
  return new WorkerPool<typeof hashingProgram>({
    program: builtProgram('hashing'),
    tasks: { matchPassword: task, hashPassword: task },
    threads,
    // A sign-in after a quiet hour needn't wait for a thread to start.
    keptThreads: 1,
    heapMiB: 32,
  });
}
