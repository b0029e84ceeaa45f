import { vi } from 'vitest';
import { followAddress } from './router';

interface Entry {
  state: unknown;
  url: string;
}

/**
 * Stands in for the browser's history, whose entries can be gone through without a page being loaded. Like a browser it
 * travels when it has time.
 */
export function fakeHistory(): void {
  const real = window.history;
  const entries: Entry[] = [{ state: null, url: window.location.href }];
  let place = 0;
  const current = () => entries[place] as Entry;

  function show(): void {
    real.replaceState(current().state, '', current().url);
    followAddress();
  }

  const entryOf = (state: unknown, address: string): Entry => ({
    state: structuredClone(state),
    url: new URL(address, current().url).href,
  });

  function go(distance: number): void {
    setTimeout(() => {
      if (!entries[place + distance]) return;
      place += distance;
      show();
      window.dispatchEvent(new PopStateEvent('popstate', { state: current().state }));
    });
  }

  vi.stubGlobal('history', {
    get state() {
      return current().state;
    },
    pushState: (state: unknown, _title: string, address: string) => {
      entries.splice(place + 1, entries.length, entryOf(state, address));
      place += 1;
      show();
    },
    replaceState: (state: unknown, _title: string, address: string) => {
      entries[place] = entryOf(state, address);
      show();
    },
    go,
    back: () => go(-1),
    forward: () => go(1),
  });
}
