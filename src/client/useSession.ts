'use client';

import { useSyncExternalStore } from 'react';
import { getServerSessionState, getSessionState, type SessionState } from './sessionState';
import { subscribeToSession } from './sessionStore';

/** Who is signed in on this device. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, getSessionState, getServerSessionState);
}
