/** The documented place of the session token. */
const tokenKey = 'token';

/** Browsers may forbid storage altogether; then one is simply signed out. */
export function readToken(): string | null {
  try {
    return window.localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

export function storeToken(token: string | null): void {
  try {
    if (token === null) window.localStorage.removeItem(tokenKey);
    else window.localStorage.setItem(tokenKey, token);
  } catch {
    // Without storage the session lasts as long as the page.
  }
}

/** Calls back when another tab signs in or out. Returns how to stop. */
export function onTokenChange(callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
