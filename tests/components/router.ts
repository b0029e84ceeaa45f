import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';

const listeners = new Set<() => void>();

/** Next's own hooks follow the address however it was changed. */
export function followAddress(): void {
  for (const listener of listeners) listener();
}

const followed = new WeakSet<History>();

function followHistory() {
  const { history } = window;
  if (followed.has(history)) return;
  followed.add(history);
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history);
    history[name] = (...args) => {
      write(...args);
      followAddress();
    };
  }
}

function go(address: string, replaces: boolean) {
  const { pathname, search, hash } = new URL(address, window.location.href);
  window.history[replaces ? 'replaceState' : 'pushState'](null, '', pathname + search + hash);
}

let parameters: Record<string, string> = {};

const useAddress = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => window.location.href,
  );

/** Stands in for Next's router: the address changes, and nothing else is loaded. */
export const router = {
  push: vi.fn((address: string) => go(address, false)),
  replace: vi.fn((address: string) => go(address, true)),
  back: vi.fn(),
  forward: vi.fn(),
  refresh: vi.fn(),
  prefetch: vi.fn(),
  /** Where a test begins, with the parameters of its route. */
  start(address: string, routeParameters: Record<string, string> = {}) {
    vi.clearAllMocks();
    followHistory();
    parameters = routeParameters;
    go(address, true);
  },
};

/** The hooks of `next/navigation` that follow the address. */
export const navigation = {
  useRouter: () => router,
  usePathname: () => new URL(useAddress()).pathname,
  useSearchParams: () => new URL(useAddress()).searchParams,
  useParams: () => parameters,
};
