'use client';

import { useSyncExternalStore } from 'react';
import {
  getServerSessionState,
  getSessionState,
  subscribeToSession,
  type SessionState,
} from './sessionStore';

/** Who is signed in on this device. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, getSessionState, getServerSessionState);
}
