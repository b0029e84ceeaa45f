import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '@/schemas/auth';

const down = () => Response.json({ message: 'Down' }, { status: 503 });
const crash = () => Response.json({ message: 'Something went wrong' }, { status: 500 });
const missing = () => Response.json({ message: 'Not found' }, { status: 404 });
const ended = () => Response.json({ message: 'Authentication required' }, { status: 401 });
const answer = () => Response.json({ hello: 'world' });

const fetch = vi.fn<() => Promise<Response>>();
const log = vi.fn();
let items: Map<string, string>;

/** Opens a signed-in screen with one query and the connection notice. */
async function openScreen() {
  vi.resetModules();
  const { callApi } = await import('./apiClient');
  const connection = await import('./connection');
  const { queryClient } = await import('./queryClient');
  const { getSessionState, setSessionState } = await import('./sessionState');
  const { refetchQueries, setQueryResult } = await import('./refetchQueries');
  connection.subscribeToConnection(() => undefined);
  const observer = new QueryObserver(queryClient, {
    queryKey: ['thing'],
    queryFn: ({ signal }) => callApi('/api/thing', { signal }),
    meta: { failure: 'The thing could not be loaded' },
  });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return {
    observer,
    leave,
    queryClient,
    getSessionState,
    setSessionState,
    isSilent: connection.isSilent,
    refetchQueries,
    setQueryResult,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'error').mockImplementation(log.mockReset());
  items = new Map([['token', 'token-1']]);
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    removeItem: (name: string) => items.delete(name),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', fetch.mockReset());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what a screen reads', () => {
  it('is asked for again after an outage, which is told and isn’t a failure', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(down());
    fetch.mockResolvedValueOnce(answer());
    const { observer, isSilent } = await openScreen();
    expect(isSilent()).toBe(true);
    expect(observer.getCurrentResult()).toMatchObject({ isPending: true, isError: false });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(observer.getCurrentResult().data).toEqual({ hello: 'world' });
    expect(isSilent()).toBe(false);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['a fault of the API', crash, 500],
    ['something that isn’t there', missing, 404],
  ])('fails at once with %s, noted once in the screen’s words', async (_, refusal, status) => {
    fetch.mockImplementation(() => Promise.resolve(refusal()));
    const { observer } = await openScreen();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(observer.getCurrentResult()).toMatchObject({ isError: true, error: { status } });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(log.mock.calls).toEqual([['The thing could not be loaded', expect.objectContaining({ status })]]);
  });

  it('ends the session with the API’s 401, and isn’t asked for again', async () => {
    fetch.mockImplementation(() => Promise.resolve(ended()));
    const { observer, getSessionState } = await openScreen();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(getSessionState().status).toBe('signed-out');
    expect(items.has('token')).toBe(false);
    expect(observer.getCurrentResult().isError).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is no longer asked for, nor kept, when the screen is left', async () => {
    fetch.mockImplementation(() => Promise.resolve(down()));
    const { leave, queryClient, isSilent } = await openScreen();
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(isSilent()).toBe(false);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe('what an account has read', () => {
  const person = (id: number) => ({ status: 'signed-in', user: { id } as SessionUser }) as const;

  it('isn’t there for the next one on this device, however soon', async () => {
    fetch.mockResolvedValue(answer());
    const { observer, queryClient, setSessionState } = await openScreen();
    const stored = () => queryClient.getQueryData(['thing']);
    setSessionState(person(1));
    setSessionState({ status: 'loading', user: null });
    setSessionState(person(1));
    expect(stored()).toEqual({ hello: 'world' });
    setSessionState({ status: 'signed-out', user: null });
    setSessionState(person(2));
    expect(stored()).toBeUndefined();
    fetch.mockReturnValue(new Promise(() => undefined));
    const next = new QueryObserver(queryClient, { ...observer.options, _defaulted: false });
    next.subscribe(() => undefined);
    expect(next.getCurrentResult()).toMatchObject({ isPending: true, data: undefined });
  });
});

describe('after a change', () => {
  /** A read that starts before the change, and whose response arrives after it unless it is canceled. */
  const lateAnswer = () => {
    let arrive = () => {};
    fetch.mockImplementationOnce(
      () => new Promise((resolve) => (arrive = () => resolve(Response.json({ hello: 'before' })))),
    );
    return () => arrive();
  };

  it('what the first read still brings from before isn’t shown', async () => {
    const arrive = lateAnswer();
    const { observer, refetchQueries } = await openScreen();
    fetch.mockResolvedValueOnce(answer());
    const isHere = refetchQueries(['thing']);
    arrive();
    await isHere;
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult()).toMatchObject({ data: { hello: 'world' }, isFetching: false });
    expect(log).not.toHaveBeenCalled();
  });

  it('its own answer stands, whatever was on its way', async () => {
    const arrive = lateAnswer();
    const { observer, setQueryResult } = await openScreen();
    setQueryResult(['thing'], { hello: 'changed' });
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult()).toMatchObject({ data: { hello: 'changed' }, isFetching: false });
    expect(log).not.toHaveBeenCalled();
  });
});
