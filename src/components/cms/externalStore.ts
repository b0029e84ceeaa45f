import { useSyncExternalStore } from 'react';

/** A value outside React, such as one that a request changes. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    getInitial: (): Value => initial,
    set: (next: Value): void => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the value of a store; on the server its initial one. */
export const useStore = <Value>({
  subscribe,
  get,
  getInitial,
}: ReturnType<typeof createStore<Value>>): Value => useSyncExternalStore(subscribe, get, getInitial);
