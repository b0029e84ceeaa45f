/**
 * Wraps browser storage. Where it is forbidden or full, values are kept in memory, which survives client-side
 * navigation but not a reload.
 */
function itemsOf(storage: () => Storage) {
  const inMemory = new Map<string, string>();
  return {
    read(key: string): string | null {
      const remembered = inMemory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },

    /** Null removes the item. */
    write(key: string, value: string | null): void {
      inMemory.delete(key);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        if (value !== null) inMemory.set(key, value);
      }
    },

    /** Drops the value in memory after another tab has written the item. */
    forget: (key: string): void => void inMemory.delete(key),
  };
}

export const localItems = itemsOf(() => window.localStorage);
/** For this tab only. */
export const tabItems = itemsOf(() => window.sessionStorage);

const probeKey = 'storage-probe';

/** Returns whether the browser forbids storage. Tests a write, because some browsers allow only reads. */
export function isStorageBlocked(): boolean {
  try {
    window.localStorage.setItem(probeKey, '');
    window.localStorage.removeItem(probeKey);
    return false;
  } catch {
    return true;
  }
}
