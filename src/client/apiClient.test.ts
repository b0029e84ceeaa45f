import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const down = () => Response.json({ message: 'Down' }, { status: 503 });
const busy = (retryAfter: string) =>
  Response.json({ message: 'Slow down' }, { status: 429, headers: { 'Retry-After': retryAfter } });
const page = (status: number) => new Response('<h1>Proxy</h1>', { status });
const crash = () => Response.json({ message: 'Something went wrong' }, { status: 500 });
const answer = () => Response.json({ hello: 'world' });

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
let items: Map<string, string>;
let browserWindow: EventTarget;
let tab: EventTarget & { visibilityState: string };

/**
 * Loads fresh modules, as a new page does. With `isTold`, the page shows the connection notice, so reads are retried.
 */
async function open({ isTold }: { isTold: boolean }) {
  vi.resetModules();
  const connection = await import('./connection');
  const { callApi, cancelReads } = await import('./apiClient');
  const { getSessionState } = await import('./sessionState');
  const leave = isTold ? connection.subscribeToConnection(() => undefined) : () => undefined;
  return { callApi, cancelReads, getSessionState, isSilent: connection.isSilent, leave };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') });
  // No jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  items = new Map([['token', 'token-1']]);
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    removeItem: (name: string) => items.delete(name),
  };
  browserWindow = Object.assign(new EventTarget(), { localStorage });
  tab = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('window', browserWindow);
  vi.stubGlobal('document', tab);
  vi.stubGlobal('fetch', fetch.mockReset());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a read without an answer', () => {
  it('is repeated after growing pauses until there is one, and says so', async () => {
    const { callApi, isSilent } = await open({ isTold: true });
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetch.mockResolvedValueOnce(down()).mockResolvedValueOnce(page(200)).mockResolvedValueOnce(page(404));
    for (let i = 0; i < 4; i += 1) fetch.mockResolvedValueOnce(down());
    fetch.mockResolvedValueOnce(answer());
    const read = callApi('/api/thing');
    await vi.advanceTimersByTimeAsync(0);
    for (const [attempts, pauseMs] of [
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ].entries()) {
      expect(isSilent()).toBe(true);
      await vi.advanceTimersByTimeAsync(pauseMs - 1);
      expect(fetch).toHaveBeenCalledTimes(attempts + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(fetch).toHaveBeenCalledTimes(attempts + 2);
    }
    expect(await read).toEqual({ hello: 'world' });
    expect(isSilent()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['20', 'Tue, 01 Jan 2030 00:00:20 GMT'])('comes back when the server says: %s', async (when) => {
    const { callApi } = await open({ isTold: true });
    fetch.mockResolvedValueOnce(busy(when)).mockResolvedValueOnce(answer());
    const read = callApi('/api/thing');
    await vi.advanceTimersByTimeAsync(19_999);
    browserWindow.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await read).toEqual({ hello: 'world' });
  });

  it.each([
    ['the browser is online again', () => browserWindow.dispatchEvent(new Event('online'))],
    [
      'somebody looks at the tab',
      () => {
        tab.visibilityState = 'visible';
        tab.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('is repeated at once when %s', async (_, happen) => {
    const { callApi } = await open({ isTold: true });
    fetch.mockResolvedValueOnce(down()).mockResolvedValueOnce(answer());
    const read = callApi('/api/thing');
    await vi.advanceTimersByTimeAsync(0);
    happen();
    expect(await read).toEqual({ hello: 'world' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up by whoever no longer wants it', async () => {
    const { callApi, isSilent } = await open({ isTold: true });
    const left = new AbortController();
    fetch.mockResolvedValue(down());
    const read = callApi('/api/thing', { signal: left.signal });
    const end = expect(read).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(0);
    left.abort();
    await end;
    expect(isSilent()).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is given up when its reader signs out, and not begun for them any more', async () => {
    const { callApi, cancelReads } = await open({ isTold: true });
    const signals: AbortSignal[] = [];
    fetch.mockImplementation((_path, { signal }) => {
      if (signal) signals.push(signal);
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('Aborted'))),
      );
    });
    const settled = vi.fn();
    callApi('/api/thing').then(settled, settled);
    cancelReads();
    callApi('/api/other').then(settled, settled);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(settled).not.toHaveBeenCalled();
    // The next session can read.
    items.set('token', 'token-2');
    fetch.mockImplementation(() => Promise.resolve(answer()));
    expect(await callApi('/api/thing')).toEqual({ hello: 'world' });
  });

  it('is given up where the page is left, and not begun again on a page that says nothing', async () => {
    const { callApi, leave } = await open({ isTold: true });
    fetch.mockImplementation(() => Promise.resolve(down()));
    const read = callApi('/api/thing');
    const end = expect(read).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await end;
    await expect(callApi('/api/thing')).rejects.toMatchObject({ status: 503 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is not repeated for a fault that the API itself reports', async () => {
    const { callApi } = await open({ isTold: true });
    fetch.mockResolvedValueOnce(crash());
    await expect(callApi('/api/thing')).rejects.toMatchObject({ status: 500 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is asked once when it has another way on', async () => {
    const { callApi } = await open({ isTold: true });
    fetch.mockResolvedValueOnce(down());
    await expect(callApi('/api/thing', { isAskedOnce: true })).rejects.toMatchObject({ status: 503 });
  });
});

describe('a write without an answer', () => {
  it.each(['POST', 'PUT', 'DELETE'] as const)('is never repeated: %s', async (method) => {
    const { callApi, isSilent } = await open({ isTold: true });
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(callApi('/api/thing', { method })).rejects.toThrow('No answer');
    expect(isSilent()).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a session', () => {
  const ended = () => Response.json({ message: 'Authentication required' }, { status: 401 });

  it('ends with the first 401 of any call, also of one that was being repeated', async () => {
    const { callApi, getSessionState } = await open({ isTold: true });
    fetch.mockResolvedValueOnce(down()).mockResolvedValueOnce(ended());
    const end = expect(callApi('/api/thing')).rejects.toMatchObject({ status: 401 });
    await vi.advanceTimersByTimeAsync(1_000);
    await end;
    expect(items.has('token')).toBe(false);
    expect(getSessionState().status).toBe('signed-out');
  });

  it.each([
    ['a proxy’s', page(401), {}],
    ['one about a password that was typed', ended(), { method: 'POST', asVisitor: true }],
  ] as const)('lives on after a 401 that isn’t about it: %s', async (_, refusal, options) => {
    const { callApi } = await open({ isTold: false });
    fetch.mockResolvedValueOnce(refusal);
    await expect(callApi('/api/thing', options)).rejects.toMatchObject({ status: 401 });
    expect(items.get('token')).toBe('token-1');
  });

  it('of another tab lives on when an older one ends', async () => {
    const { callApi } = await open({ isTold: false });
    fetch.mockImplementationOnce(() => {
      items.set('token', 'token-2');
      return Promise.resolve(ended());
    });
    await expect(callApi('/api/thing')).rejects.toMatchObject({ status: 401 });
    expect(items.get('token')).toBe('token-2');
  });
});
