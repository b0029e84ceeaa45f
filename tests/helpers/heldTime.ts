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
