'use client';

import { useSyncExternalStore } from 'react';
import { getServerSessionState, getSessionState, type SessionState } from './sessionState';
import { watchSession } from './watchSession';

/** Who is signed in on this device. */
export function useSession(): SessionState {
  return useSyncExternalStore(watchSession, getSessionState, getServerSessionState);
}
