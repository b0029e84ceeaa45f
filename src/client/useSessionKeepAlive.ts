'use client';

import { useEffect } from 'react';
import { logFailure } from './logFailure';
import { refreshToken } from './refreshToken';

/** Far less than the day after which an unused session ends. */
const intervalMs = 30 * 60 * 1000;

/**
 * Keeps the session of somebody who works on a page without asking the server for anything, such as a long form: while
 * they type or press, the token is refreshed now and then. A page that is only left open keeps nothing alive.
 */
export function useSessionKeepAlive(): void {
  useEffect(() => {
    let refreshedAt = Date.now();
    const onActivity = () => {
      if (Date.now() - refreshedAt < intervalMs) return;
      refreshedAt = Date.now();
      refreshToken().catch((error: unknown) => logFailure('The session could not be refreshed', error));
    };
    window.addEventListener('pointerdown', onActivity);
    window.addEventListener('keydown', onActivity);
    return () => {
      window.removeEventListener('pointerdown', onActivity);
      window.removeEventListener('keydown', onActivity);
    };
  }, []);
}
