import type { SessionUser } from '@/schemas/auth';
import { readToken, storeToken } from './tokenStorage';

/**
 * - `unknown`: on the server and before the browser has looked for a token
 * - `loading`: there is a token, its account is being fetched
 * - `signed-in` and `signed-out`; `hasLeft` where that was asked for, and another page is on its way
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

/** Calls back at every change, before anything is rendered anew. Returns how to stop. */
export function onSessionChange(listener: () => unknown): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Forgets the session on this device. By itself where the server has ended it already. */
export function clearSession({ hasLeft = false } = {}): void {
  storeToken(null);
  setSessionState({ status: 'signed-out', user: null, hasLeft });
}

/** The API no longer accepts `token`. Another tab may have signed in meanwhile: only that token is forgotten. */
export function endSession(token: string): void {
  if (readToken() === token) clearSession();
}
