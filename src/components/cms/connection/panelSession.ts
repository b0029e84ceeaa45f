import { createStore } from '../externalStore';

/** Whether the server refuses the panel's calls because nobody is signed in. */
export const sessionEnded = createStore(false);

/** Asks whether somebody is signed in: another tab may have ended or renewed the session. */
export async function checkSession(): Promise<void> {
  const response = await fetch('/api/auth/me').catch(() => null);
  if (response?.ok) sessionEnded.set(false);
  if (response?.status === 401) sessionEnded.set(true);
}
