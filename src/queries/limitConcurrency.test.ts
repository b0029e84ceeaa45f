import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { limitConcurrency } from './limitConcurrency';

/** A task that runs until `end` is called. */
function heldWork() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = vi.fn(() => ended);
  return { work, end };
}

describe('limitConcurrency', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('starts the next work when a place is free, in the order of arrival', async () => {
    const run = limitConcurrency(2, 1_000);
    const works = [heldWork(), heldWork(), heldWork(), heldWork()];
    const runs = works.map(({ work }) => run(work));
    await vi.advanceTimersByTimeAsync(0);
    expect(works.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0, 0]);
    works[1]?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(works.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 1, 0]);
    works.forEach(({ end }) => end());
    await Promise.all(runs);
    expect(works[3]?.work).toHaveBeenCalledOnce();
  });

  it('gives the place back when a work fails', async () => {
    const run = limitConcurrency(1, 1_000);
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  it('ends the wait of whoever stood in line too long, and forgets them', async () => {
    const run = limitConcurrency(1, 1_000);
    const [first, second, third] = [heldWork(), heldWork(), heldWork()];
    const running = run(first.work);
    const refused = expect(run(second.work)).rejects.toSatisfy(isDatabaseOutage);
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    const later = run(third.work);
    first.end();
    third.end();
    await Promise.all([running, later]);
    expect(second.work).not.toHaveBeenCalled();
  });
});
