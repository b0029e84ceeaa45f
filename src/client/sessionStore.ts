import type { SessionAnswer, SessionUser } from '@/schemas/auth';
import { ApiError } from './ApiError';
import { callApi, cancelReads } from './apiClient';
import { isStorageBlocked } from './browserItems';
import { openPage } from './openPage';
import { refreshToken } from './refreshToken';
import { clearSession, getSessionState, setSessionState } from './sessionState';
import { readToken, storeToken } from './tokenStorage';

/** Between two attempts of a page that doesn't repeat its reads itself (`connection`). */
const againMs = 15_000;

let underway: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps a new session: called with the answer of login or sign-up. */
export function startSession({ user, token }: SessionAnswer): void {
  storeToken(token);
  setSessionState({ status: 'signed-in', user });
}

/** Shows a changed account everywhere on the page. */
export function showUser(user: SessionUser): void {
  if (getSessionState().status === 'signed-in') setSessionState({ status: 'signed-in', user });
}

/**
 * Ends the session in this browser at once and on the server as well, which has five seconds to say so. Leaving succeeds
 * even when the server can't be reached, and the call outlives a tab that is closed. The page stays as it is until then: what
 * visitors are shown invites them to go on, and the sign-in would be loaded under their hands.
 */
export async function logOut(): Promise<void> {
  cancelReads();
  // The call has taken the token along before that is forgotten.
  const told = callApi('/api/auth/logout', { method: 'POST', keepalive: true, timeoutMs: 5_000 });
  storeToken(null);
  await told.catch(() => undefined);
  leaveFor('/login');
}

/** Forgets the session that has ended, and loads a whole page, so that nothing of the account stays in memory. */
export function leaveFor(href: string): void {
  clearSession({ hasLeft: true });
  openPage(href);
}

/**
 * Fetches the account behind the stored token. Only the API's own 401 ends the session (`apiClient`); whatever else
 * goes wrong leaves everything as it is, and is tried again. One fetch serves all callers.
 */
export function loadSession(): Promise<void> {
  underway ??= fetchUser().finally(() => {
    underway = undefined;
  });
  return underway;
}

async function fetchUser(): Promise<void> {
  if (!readToken() && isStorageBlocked()) {
    setSessionState({ status: 'loading', user: null });
    // The document before this one may have left a session with the browser's cookie.
    const failure = await refreshToken().catch((error: unknown) => error);
    if (failure && !isEnded(failure)) return loadAgainLater();
  }
  const token = readToken();
  if (!token) return clearSession();
  if (getSessionState().status !== 'signed-in') setSessionState({ status: 'loading', user: null });
  const user = await callApi<SessionUser>('/api/auth/me').catch(() => null);
  // The session may have ended meanwhile, or another tab signed out or in.
  if (readToken() !== token) return fetchUser();
  if (user) setSessionState({ status: 'signed-in', user });
  else loadAgainLater();
}

/** The API's own word, and nothing in between. */
const isEnded = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 401 && failure.serverMessage !== '';

function loadAgainLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void loadSession(), againMs * (0.5 + Math.random()));
}
