import { localItems } from './browserItems';

/** The documented storage key of the session token. */
const tokenKey = 'token';

export const readToken = (): string | null => localItems.read(tokenKey);

export const storeToken = (token: string | null): void => localItems.write(tokenKey, token);

/** Calls `callback` when another tab signs in or out. Returns the unsubscribe function. */
export function onTokenChange(callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== tokenKey && event.key !== null) return;
    localItems.forget(tokenKey);
    callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
