import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { superviseProcess } from './superviseProcess.mjs';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The pauses that were announced, in seconds. */
const pauses = () =>
  vi.mocked(console.log).mock.calls.map(([line]) => Number(/ in (\d+) s\.$/.exec(String(line))?.[1] ?? 0));

describe('superviseProcess', () => {
  it('throws what the first start throws', async () => {
    const failure = new Error('no disk');
    const ending = new AbortController();
    await expect(superviseProcess('It', () => Promise.reject(failure), ending)).rejects.toBe(failure);
  });

  it('starts again at once, then with a pause', async () => {
    const ending = new AbortController();
    /** @type {(() => void)[]} */
    const losses = [];
    const start = vi.fn(async (/** @type {() => void} */ onLost) => void losses.push(onLost));
    await superviseProcess('It', start, ending);
    losses[0]?.();
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    losses[1]?.();
    await vi.waitFor(() => expect(pauses()).toEqual([0, 1]));
    ending.abort();
  });

  it('has forgotten earlier ends when it has run for long', async () => {
    const ending = new AbortController();
    /** @type {(() => void)[]} */
    const losses = [];
    const start = vi.fn(async (/** @type {() => void} */ onLost) => void losses.push(onLost));
    await superviseProcess('It', start, ending);
    losses[0]?.();
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    vi.setSystemTime(Date.now() + 300_000);
    losses[1]?.();
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3));
    expect(pauses()).toEqual([0, 0]);
  });

  it('starts nothing when the command is ending', async () => {
    const ending = new AbortController();
    const start = vi.fn(async (/** @type {() => void} */ onLost) => {
      ending.abort();
      onLost();
    });
    await superviseProcess('It', start, ending);
    expect(start).toHaveBeenCalledTimes(1);
  });
});
