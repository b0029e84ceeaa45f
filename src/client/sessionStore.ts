import type { SessionAnswer, SessionUser } from '@/schemas/auth';
import { ApiError } from './ApiError';
import { callApi, cancelReads } from './apiClient';
import { isStorageBlocked } from './browserItems';
import { openPage } from './openPage';
import { refreshToken } from './refreshToken';
import { clearSession, getSessionState, setSessionState } from './sessionState';
import { readToken, storeToken } from './tokenStorage';

/** Between two attempts on a page whose reads aren't retried by `connection`. */
const retryMs = 15_000;

let underway: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Stores a new session from the response of login or sign-up. */
export function startSession({ user, token }: SessionAnswer): void {
  storeToken(token);
  setSessionState({ status: 'signed-in', user });
}

/** Updates the account everywhere on the page. */
export function showUser(user: SessionUser): void {
  if (getSessionState().status === 'signed-in') setSessionState({ status: 'signed-in', user });
}

/**
 * Ends the session in this browser at once and on the server, waiting for its response for up to five seconds.
 * Succeeds even if the server is unreachable, and the request outlives a closed tab. Until then the page keeps
 * showing the account: the signed-out version would invite clicks, which loading the sign-in page would interrupt.
 */
export async function logOut(): Promise<void> {
  cancelReads();
  // The request has already read the token.
  const response = callApi('/api/auth/logout', { method: 'POST', keepalive: true, timeoutMs: 5_000 });
  storeToken(null);
  await response.catch(() => undefined);
  endSessionAndOpen('/login');
}

/** Clears an ended session and loads a new document, so that nothing of the account stays in memory. */
export function endSessionAndOpen(href: string): void {
  clearSession({ hasLeft: true });
  openPage(href);
}

/**
 * Fetches the account of the stored token. Only a 401 of the API ends the session (`apiClient`); any other failure
 * changes nothing and is retried. Concurrent callers share one fetch.
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
    // The previous document may have left a session in the browser's cookie.
    const failure = await refreshToken().catch((error: unknown) => error);
    if (failure && !isEnded(failure)) return retryLater();
  }
  const token = readToken();
  if (!token) return clearSession();
  if (getSessionState().status !== 'signed-in') setSessionState({ status: 'loading', user: null });
  const user = await callApi<SessionUser>('/api/auth/me').catch(() => null);
  // The session may have ended meanwhile, or another tab signed out or in.
  if (readToken() !== token) return fetchUser();
  if (user) setSessionState({ status: 'signed-in', user });
  else retryLater();
}

/** Responded by the API itself, not by a proxy. */
const isEnded = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 401 && failure.serverMessage !== '';

function retryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void loadSession(), retryMs * (0.5 + Math.random()));
}
