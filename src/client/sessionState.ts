import type { SessionUser } from '@/schemas/auth';
import { readToken, storeToken } from './tokenStorage';

/**
 * - `unknown`: on the server, and before the browser has looked for a token
 * - `loading`: there is a token, and its account is being fetched
 * - `signed-in` and `signed-out`; `hasLeft` after the user signed out and another page is loading
 */
export type SessionState =
  | { status: 'unknown' | 'loading' | 'signed-out'; user: null; hasLeft?: boolean }
  | { status: 'signed-in'; user: SessionUser; hasLeft?: false };

const unknown: SessionState = { status: 'unknown', user: null };

let state: SessionState = unknown;
const listeners = new Set<() => unknown>();

export function setSessionState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const getSessionState = (): SessionState => state;
export const getServerSessionState = (): SessionState => unknown;

/** Calls `listener` on every change, before React renders again. Returns the unsubscribe function. */
export function onSessionChange(listener: () => unknown): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Clears the session on this device only. Enough where the server has ended it already. */
export function clearSession({ hasLeft = false } = {}): void {
  storeToken(null);
  setSessionState({ status: 'signed-out', user: null, hasLeft });
}

/** Called when the API rejects `token`. Another tab may have signed in meanwhile, so only this token is cleared. */
export function endSession(token: string): void {
  if (readToken() === token) clearSession();
}
