import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { Busy, TooManyRequests } from '@/errors/ApiFailures';
import { BoundedQueue } from '@/integrations/limits/BoundedQueue';
import type * as faultyProgram from './fixtures/faultyProgram.mjs';
import { WorkerPool } from './WorkerPool';

const program = fileURLToPath(new URL('./fixtures/faultyProgram.mjs', import.meta.url));
const tookTooMuch = (error: unknown) => error instanceof Busy && error.cause !== undefined;
/** On a slow machine a thread takes seconds to start. */
const plentyMs = 20_000;

let pool: WorkerPool<typeof faultyProgram>;

/** A pool of one thread with room for one waiting task. */
function open({ echoLimitMs = plentyMs } = {}) {
  const room = new BoundedQueue({ places: 1, line: 1, perKey: 1 });
  const usual = { room, limitMs: plentyMs };
  pool = new WorkerPool<typeof faultyProgram>({
    program,
    threads: 1,
    heapMiB: 32,
    tasks: {
      echo: { room, limitMs: echoLimitMs },
      fail: usual,
      hoard: usual,
      hold: usual,
      quit: usual,
      settings: usual,
      spin: { room, limitMs: 1_000 },
    },
  });
  return pool;
}

afterEach(() => pool.close());

describe('WorkerPool', () => {
  it('answers what a task makes, and throws what it throws', async () => {
    const faulty = open();
    expect(await faulty.run('echo', { some: ['data'] })).toEqual({ some: ['data'] });
    await expect(faulty.run('fail', 'not this')).rejects.toThrow(new RangeError('not this'));
    expect(await faulty.run('echo', 'still there')).toBe('still there');
  });

  it.each(['spin', 'hoard', 'quit'] as const)('survives a task that must be ended: %s', async (name) => {
    const faulty = open();
    const ending = expect(faulty.run(name, undefined)).rejects.toSatisfy(tookTooMuch);
    const next = faulty.run('echo', 'the next one');
    await ending;
    expect(await next).toBe('the next one');
  });

  it('refuses at once beyond its line, and more than their share to anybody', async () => {
    const faulty = open();
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const held = faulty.run('hold', gate, 'anna');
    await expect(faulty.run('echo', 1, 'anna')).rejects.toThrow(TooManyRequests);
    const waiting = faulty.run('echo', 2, 'ben');
    await expect(faulty.run('echo', 3, 'cleo')).rejects.toSatisfy(
      (error) => error instanceof Busy && error.status === 503 && error.retryAfterSeconds > 0,
    );
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    expect(await Promise.all([held, waiting])).toEqual(['released', 2]);
    expect(await faulty.run('echo', 4, 'anna')).toBe(4);
  });

  it('counts the wait for a turn, too', async () => {
    const limitMs = 100;
    const faulty = open({ echoLimitMs: limitMs });
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const held = faulty.run('hold', gate);
    const late = expect(faulty.run('echo', 'too late')).rejects.toSatisfy(tookTooMuch);
    await once(AbortSignal.timeout(limitMs), 'abort');
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    await Promise.all([held, late]);
  });

  it('shows no settings and no secrets to its threads', async () => {
    expect(await open().run('settings', undefined)).toEqual([]);
  });
});
