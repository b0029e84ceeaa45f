import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countedWarning } from './countedWarning';

describe('countedWarning', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says the first at once, and how many followed', () => {
    const say = vi.fn();
    const warn = countedWarning(say);
    warn('first');
    warn('second');
    warn('third');
    expect(say.mock.calls).toEqual([['first', 0]]);
    vi.advanceTimersByTime(30_000);
    expect(say.mock.calls).toEqual([
      ['first', 0],
      ['third', 2],
    ]);
  });

  it('says no more than one line each half minute, however many there are', () => {
    const say = vi.fn();
    const warn = countedWarning(say);
    for (let second = 0; second < 120; second += 1) {
      for (let time = 0; time < 100; time += 1) warn('again');
      vi.advanceTimersByTime(1_000);
    }
    expect(say).toHaveBeenCalledTimes(5);
  });

  it('is silent when nothing followed, and speaks at once after a quiet time', () => {
    const say = vi.fn();
    const warn = countedWarning(say);
    warn('one');
    vi.advanceTimersByTime(60_000);
    warn('two');
    expect(say.mock.calls).toEqual([
      ['one', 0],
      ['two', 0],
    ]);
  });
});
