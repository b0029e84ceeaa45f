/**
 * What a site may keep in a browser. Where that is forbidden, or there is no room, it lives in this document: for as long as
 * somebody goes from page to page without a reload.
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

    /** Null removes it. */
    write(key: string, value: string | null): void {
      inMemory.delete(key);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        if (value !== null) inMemory.set(key, value);
      }
    },

    /** Another tab has written it since. */
    forget: (key: string): void => void inMemory.delete(key),
  };
}

export const localItems = itemsOf(() => window.localStorage);
/** Of this tab alone. */
export const tabItems = itemsOf(() => window.sessionStorage);

const probeKey = 'storage-probe';

/** Whether the browser forbids this site to keep anything: some let it read and not write. */
export function isStorageBlocked(): boolean {
  try {
    window.localStorage.setItem(probeKey, '');
    window.localStorage.removeItem(probeKey);
    return false;
  } catch {
    return true;
  }
}
