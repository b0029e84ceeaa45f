import { isStorageBlocked } from './browserItems';
import { logFailure } from './logFailure';
import { clearSession, getSessionState, onSessionChange, setSessionState } from './sessionState';
import { onTokenChange, readToken } from './tokenStorage';

let stopListening: (() => void) | undefined;

/**
 * For useSyncExternalStore. The first subscriber starts looking for a session; most visitors have none, and download nothing
 * of what asks the server for its account.
 */
export function watchSession(listener: () => void): () => void {
  stopListening ??= onTokenChange(look);
  if (getSessionState().status === 'unknown') look();
  return onSessionChange(listener);
}

/** Signing out, in another tab too, doesn't wait for a server that may be away. */
function look(): void {
  if (!readToken() && !isStorageBlocked()) return clearSession();
  if (getSessionState().status === 'unknown') setSessionState({ status: 'loading', user: null });
  import('./sessionStore').then(
    ({ loadSession }) => void loadSession(),
    (error: unknown) => logFailure('The session could not be looked for', error),
  );
}
