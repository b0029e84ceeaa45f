import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';

const listeners = new Set<() => void>();

/** Next's own hooks follow the address however it was changed. */
export function followAddress(): void {
  for (const listener of listeners) listener();
}

function go(address: string, replaces: boolean) {
  const { pathname, search, hash } = new URL(address, window.location.href);
  window.history[replaces ? 'replaceState' : 'pushState'](null, '', pathname + search + hash);
  followAddress();
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
