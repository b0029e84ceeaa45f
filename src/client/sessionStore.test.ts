import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '@/schemas/auth';

const user = { id: 7, name: 'Kim Owner', email: 'kim@example.test' } as SessionUser;
const other = { ...user, id: 8, name: 'Lee Other' };

const ended = () => Response.json({ message: 'Authentication required' }, { status: 401 });
const account = (of = user) => Response.json(of);

const outages: Record<string, () => Promise<Response>> = {
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'a given-up request': () => Promise.reject(new DOMException('Too late', 'TimeoutError')),
  'a restarting server': () => Promise.resolve(Response.json({ message: 'Down' }, { status: 503 })),
  'too many requests': () => Promise.resolve(Response.json({ message: 'Slow down' }, { status: 429 })),
  'a crash': () => Promise.resolve(Response.json({ message: 'Something went wrong' }, { status: 500 })),
  'a proxy that asks for a login of its own': () =>
    Promise.resolve(new Response('<h1>Sign in to the Wi-Fi</h1>', { status: 401 })),
  'a proxy that answers for us': () => Promise.resolve(new Response('<h1>Welcome</h1>')),
};

const fetch = vi.fn<(path?: string, request?: RequestInit) => Promise<Response>>();
const openPage = vi.fn<(href: string) => void>();
let items: Map<string, string>;
let tellOtherTabs: (event: Pick<StorageEvent, 'key'>) => void;

/** Loads fresh modules, as a new tab does. */
async function openTab() {
  vi.resetModules();
  const store = await import('./sessionStore');
  const { getSessionState } = await import('./sessionState');
  const { watchSession } = await import('./watchSession');
  return { ...store, getSessionState, watchSession };
}

beforeEach(() => {
  vi.useFakeTimers();
  items = new Map([['token', 'token-1']]);
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  };
  const addEventListener = (type: string, listener: typeof tellOtherTabs) => {
    expect(type).toBe('storage');
    tellOtherTabs = listener;
  };
  vi.stubGlobal('window', { localStorage, addEventListener, location: { assign: openPage.mockReset() } });
  vi.stubGlobal('fetch', fetch.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('loadSession', () => {
  it.each(Object.entries(outages))('keeps the token after %s, and asks again', async (_, outage) => {
    fetch.mockImplementationOnce(outage).mockResolvedValueOnce(account());
    const tab = await openTab();
    await tab.loadSession();
    expect(items.get('token')).toBe('token-1');
    expect(tab.getSessionState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tab.getSessionState()).toEqual({ status: 'signed-in', user });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('ends the session when the API says that it has ended', async () => {
    fetch.mockResolvedValueOnce(ended());
    const tab = await openTab();
    await tab.loadSession();
    expect(items.has('token')).toBe(false);
    expect(tab.getSessionState().status).toBe('signed-out');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('leaves a signed-in person in peace when the account can’t be fetched anew', async () => {
    fetch.mockResolvedValueOnce(account()).mockImplementationOnce(outages['no network']!);
    const tab = await openTab();
    await tab.loadSession();
    await tab.loadSession();
    expect(tab.getSessionState()).toEqual({ status: 'signed-in', user });
  });

  it('takes the session of another tab when its own ended meanwhile', async () => {
    fetch.mockImplementationOnce(() => {
      items.set('token', 'token-2');
      return Promise.resolve(ended());
    });
    fetch.mockResolvedValueOnce(account(other));
    const tab = await openTab();
    await tab.loadSession();
    expect(items.get('token')).toBe('token-2');
    expect(tab.getSessionState()).toEqual({ status: 'signed-in', user: other });
  });
});

describe('where the browser keeps nothing', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const sent = () =>
    fetch.mock.calls.map(([path, request]) => [path, new Headers(request?.headers).get('Authorization')]);

  beforeEach(() => {
    Object.defineProperty(window, 'localStorage', { get: blocked });
  });

  it('a session lives as long as the document', async () => {
    const tab = await openTab();
    tab.startSession({ user, token: 'token-3' });
    fetch.mockResolvedValueOnce(account());
    await tab.loadSession();
    expect(tab.getSessionState()).toEqual({ status: 'signed-in', user });
    expect(sent()).toEqual([['/api/auth/me', 'Bearer token-3']]);
    fetch.mockResolvedValueOnce(ended()).mockResolvedValueOnce(ended());
    await tab.loadSession();
    expect(tab.getSessionState().status).toBe('signed-out');
  });

  it('the next document goes on with the session of the cookie', async () => {
    fetch.mockResolvedValueOnce(Response.json({ token: 'token-4' })).mockResolvedValueOnce(account());
    const tab = await openTab();
    tab.watchSession(() => undefined);
    expect(tab.getSessionState().status).toBe('loading');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.getSessionState()).toEqual({ status: 'signed-in', user });
    expect(sent()).toEqual([
      ['/api/auth/refresh-token', null],
      ['/api/auth/me', 'Bearer token-4'],
    ]);
  });

  it('nobody is signed in where the cookie knows nobody', async () => {
    fetch.mockResolvedValueOnce(ended());
    const tab = await openTab();
    await tab.loadSession();
    expect(tab.getSessionState().status).toBe('signed-out');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each(Object.entries(outages))('it is asked again after %s', async (_, outage) => {
    fetch.mockImplementationOnce(outage);
    const tab = await openTab();
    await tab.loadSession();
    expect(tab.getSessionState().status).toBe('loading');
    fetch.mockResolvedValueOnce(Response.json({ token: 'token-4' })).mockResolvedValueOnce(account());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tab.getSessionState()).toEqual({ status: 'signed-in', user });
  });
});

describe('logOut', () => {
  it('signs this browser out at once, and waits five seconds for a server that never answers', async () => {
    fetch.mockResolvedValueOnce(account());
    const tab = await openTab();
    await tab.loadSession();
    fetch.mockImplementationOnce(
      (_path, request) =>
        new Promise((_resolve, reject) =>
          request?.signal?.addEventListener('abort', () => reject(new Error())),
        ),
    );
    void tab.logOut();
    expect(items.has('token')).toBe(false);
    expect(tab.getSessionState().status).toBe('signed-in');
    expect(fetch).toHaveBeenLastCalledWith(
      '/api/auth/logout',
      expect.objectContaining({
        method: 'POST',
        keepalive: true,
        headers: expect.objectContaining({ Authorization: 'Bearer token-1' }),
      }),
    );
    await vi.advanceTimersByTimeAsync(4_999);
    expect(openPage).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(openPage.mock.calls).toEqual([['/login']]);
    expect(tab.getSessionState()).toMatchObject({ status: 'signed-out', hasLeft: true });
  });

  it.each(Object.entries({ ...outages, 'an ended session': () => Promise.resolve(ended()) }))(
    'leads to the login after %s',
    async (_, outage) => {
      fetch.mockImplementationOnce(outage);
      const tab = await openTab();
      await tab.logOut();
      expect(items.has('token')).toBe(false);
      expect(openPage.mock.calls).toEqual([['/login']]);
    },
  );
});

describe('another tab', () => {
  it('signs this one out, even while the account is being asked for', async () => {
    fetch.mockResolvedValueOnce(account());
    const tab = await openTab();
    await tab.loadSession();
    tab.watchSession(() => undefined);
    fetch.mockReturnValueOnce(new Promise(() => undefined));
    void tab.loadSession();
    items.delete('token');
    tellOtherTabs({ key: 'token' });
    expect(tab.getSessionState().status).toBe('signed-out');
  });

  it('that signs out while the account is on its way leaves nobody signed in', async () => {
    fetch.mockImplementationOnce(() => {
      items.delete('token');
      return Promise.resolve(account());
    });
    const tab = await openTab();
    await tab.loadSession();
    expect(tab.getSessionState().status).toBe('signed-out');
  });

  it('that signs in signs this one in', async () => {
    items.delete('token');
    const tab = await openTab();
    tab.watchSession(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.getSessionState().status).toBe('signed-out');
    items.set('token', 'token-2');
    fetch.mockResolvedValueOnce(account(other));
    tellOtherTabs({ key: 'token' });
    expect(tab.getSessionState().status).toBe('signed-out');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.getSessionState()).toEqual({ status: 'signed-in', user: other });
  });
});

describe('the first who watches', () => {
  it('finds nobody where there is no token, and asks nobody', async () => {
    items.delete('token');
    const tab = await openTab();
    tab.watchSession(() => undefined);
    expect(tab.getSessionState().status).toBe('signed-out');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is told at once that somebody is expected, and then who it is', async () => {
    fetch.mockResolvedValueOnce(account());
    const tab = await openTab();
    tab.watchSession(() => undefined);
    expect(tab.getSessionState().status).toBe('loading');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.getSessionState()).toEqual({ status: 'signed-in', user });
  });
});
