let hasEnded = false;
const listeners = new Set<() => void>();

/** Snapshot for useSyncExternalStore: whether the server refuses the panel's calls because nobody is signed in. */
export const hasSessionEnded = (): boolean => hasEnded;
export const hasEndedOnServer = (): boolean => false;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setSessionEnded(value: boolean): void {
  if (hasEnded === value) return;
  hasEnded = value;
  for (const listener of listeners) listener();
}

/** Asks whether somebody is signed in: another tab may have ended or renewed the session. */
export async function checkSession(): Promise<void> {
  const response = await fetch('/api/auth/me').catch(() => null);
  if (response?.ok) setSessionEnded(false);
  if (response?.status === 401) setSessionEnded(true);
}
