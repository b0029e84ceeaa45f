'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { openPage } from '@/client/openPage';
import { getSessionState } from '@/client/sessionState';

/** Loaded with the first input, not with the page. */
export const loadWay = () => import('./goOn').then(({ goOn }) => goOn);

/** Opens the page requested before signing in (`?next=`), or the role's start page. */
export function useGoOn(hasPostponed = false): () => void {
  const router = useRouter();
  return useCallback(() => {
    const next = new URLSearchParams(window.location.search).get('next');
    loadWay().then(
      (goOn) => goOn(getSessionState().user, { next, hasPostponed }, router.replace),
      // If the script fails to load: the dashboard redirects by role.
      () => openPage('/dashboard'),
    );
  }, [hasPostponed, router]);
}
