import { isStorageBlocked } from './browserItems';
import { logFailure } from './logFailure';
import { clearSession, getSessionState, onSessionChange, setSessionState } from './sessionState';
import { onTokenChange, readToken } from './tokenStorage';

let stopListening: (() => void) | undefined;

/**
 * For useSyncExternalStore. The first subscriber starts looking for a session. The code that fetches the account
 * loads only if there may be one, because most visitors have none.
 */
export function watchSession(listener: () => void): () => void {
  stopListening ??= onTokenChange(look);
  if (getSessionState().status === 'unknown') look();
  return onSessionChange(listener);
}

/**
 * Without a token, clears the session at once, also after sign-out in another tab, without waiting for the server.
 */
function look(): void {
  if (!readToken() && !isStorageBlocked()) return clearSession();
  if (getSessionState().status === 'unknown') setSessionState({ status: 'loading', user: null });
  import('./sessionStore').then(
    ({ loadSession }) => void loadSession(),
    (error: unknown) => logFailure('The session could not be looked for', error),
  );
}
