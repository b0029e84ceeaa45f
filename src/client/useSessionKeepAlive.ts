'use client';

import { useEffect } from 'react';
import { logFailure } from './logFailure';
import { refreshToken } from './refreshToken';

/** Far less than the day after which an unused session ends. */
const intervalMs = 30 * 60 * 1000;

/**
 * Keeps a session alive while the user types or clicks on a page that makes no requests, such as a long form. A page
 * that is only left open doesn't.
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
