import type { SessionAnswer, SessionUser } from '@/schemas/auth';
import { ApiError } from './ApiError';
import { callApi } from './apiClient';
import { onTokenChange, readToken, storeToken } from './tokenStorage';

/**
 * - `unknown`: on the server and before the browser has looked for a token
 * - `loading`: there is a token, its account is being fetched
 * - `signed-in` and `signed-out`
 */
export type SessionState =
  { status: 'unknown' | 'loading' | 'signed-out'; user: null } | { status: 'signed-in'; user: SessionUser };

const unknown: SessionState = { status: 'unknown', user: null };
const signedOut: SessionState = { status: 'signed-out', user: null };

let state: SessionState = unknown;
let underway: Promise<void> | undefined;
let stopListening: (() => void) | undefined;
const listeners = new Set<() => void>();

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const getSessionState = (): SessionState => state;
export const getServerSessionState = (): SessionState => unknown;

/** For useSyncExternalStore. The first subscriber starts looking for a session. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  stopListening ??= onTokenChange(() => void loadSession());
  if (state.status === 'unknown') void loadSession();
  return () => {
    listeners.delete(listener);
  };
}

/** Keeps a new session: called with the answer of login or sign-up. */
export function startSession({ user, token }: SessionAnswer): void {
  storeToken(token);
  setState({ status: 'signed-in', user });
}

/** Shows a changed account everywhere on the page. */
export function showUser(user: SessionUser): void {
  if (state.status === 'signed-in') setState({ status: 'signed-in', user });
}

/** Forgets the session on this device. By itself where the server has ended it already. */
export function clearSession(): void {
  storeToken(null);
  setState(signedOut);
}

/** Ends the session on the server as well. Leaving succeeds even when the server can't be reached. */
export async function logOut(): Promise<void> {
  await callApi('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
  clearSession();
}

/** Fetches the account behind the stored token; a failure clears the session. One fetch serves all callers. */
export function loadSession(): Promise<void> {
  underway ??= fetchUser().finally(() => {
    underway = undefined;
  });
  return underway;
}

async function fetchUser(): Promise<void> {
  const token = readToken();
  if (!token) return setState(signedOut);
  if (state.status !== 'signed-in') setState({ status: 'loading', user: null });
  try {
    setState({ status: 'signed-in', user: await fetchUserPatiently() });
  } catch {
    // Another tab may have signed in meanwhile; only the token that failed is forgotten.
    if (readToken() === token) clearSession();
    else await fetchUser();
  }
}

/** A refusal is final; a lost connection or a restarting server gets one more chance. */
async function fetchUserPatiently(): Promise<SessionUser> {
  try {
    return await callApi<SessionUser>('/api/auth/me');
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    return callApi<SessionUser>('/api/auth/me');
  }
}
