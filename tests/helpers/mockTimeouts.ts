import { onTestFinished, vi } from 'vitest';

/**
 * Mocks `AbortSignal.timeout` for this length until the test ends: the returned function aborts the signals, so that the
 * test doesn't depend on the machine's speed.
 */
export function mockAbortTimeout(limitMs: number): () => void {
  const controllers: AbortController[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== limitMs) return timeout(ms);
    const controller = new AbortController();
    controllers.push(controller);
    return controller.signal;
  });
  onTestFinished(() => spy.mockRestore());
  return () => {
    for (const controller of controllers)
      controller.abort(new DOMException('The time is up', 'TimeoutError'));
  };
}

/**
 * Mocks `setTimeout` for timers of this length: the returned function fires them. It throws if none is pending, because
 * the test would then wait for another timer's effect.
 */
export function mockTimers(lengthMs: number): () => void {
  const pending = new Map<unknown, () => void>();
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const starting = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    callback: (...args: unknown[]) => void,
    ms?: number,
    ...args: unknown[]
  ) => {
    const timer = start(callback, ms, ...args);
    if (ms === lengthMs) pending.set(timer, () => callback(...args));
    return timer;
  }) as typeof setTimeout);
  const clearing = vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    pending.delete(timer);
    clear(timer);
  });
  onTestFinished(() => {
    starting.mockRestore();
    clearing.mockRestore();
  });
  return () => {
    if (pending.size === 0) throw new Error(`No timer of ${lengthMs} ms is pending`);
    for (const fire of pending.values()) fire();
  };
}
