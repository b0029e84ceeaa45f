'use client';

import { useSyncExternalStore } from 'react';
import { getServerSessionState, getSessionState, type SessionState } from './sessionState';
import { watchSession } from './watchSession';

/** Returns the session of this device. */
export function useSession(): SessionState {
  return useSyncExternalStore(watchSession, getSessionState, getServerSessionState);
}
