import { onTestFinished, vi } from 'vitest';

/**
 * Holds every time limit of this length that `AbortSignal.timeout` sets during the test, until the answered function lets
 * them run out: the same at any speed of the machine.
 */
export function holdTime(limitMs: number): () => void {
  const limits: AbortController[] = [];
  const setTimeLimit = AbortSignal.timeout.bind(AbortSignal);
  const held = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== limitMs) return setTimeLimit(ms);
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  onTestFinished(() => held.mockRestore());
  return () => {
    for (const limit of limits) limit.abort(new DOMException('The time is up', 'TimeoutError'));
  };
}

/**
 * The same for timers of this length that `setTimeout` starts. Letting them run out fails while there are none: what
 * the test calls their end would be something else's.
 */
export function holdTimers(lengthMs: number): () => void {
  const held = new Map<unknown, () => void>();
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const starting = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    callback: (...args: unknown[]) => void,
    ms?: number,
    ...args: unknown[]
  ) => {
    const timer = start(callback, ms, ...args);
    if (ms === lengthMs) held.set(timer, () => callback(...args));
    return timer;
  }) as typeof setTimeout);
  const clearing = vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer);
    clear(timer);
  });
  onTestFinished(() => {
    starting.mockRestore();
    clearing.mockRestore();
  });
  return () => {
    if (held.size === 0) throw new Error(`No timer of ${lengthMs} ms runs`);
    for (const runOut of held.values()) runOut();
  };
}
