'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { openPage } from '@/client/openPage';
import { getSessionState } from '@/client/sessionState';

/** Fetched with the first word that is typed, and not with the page. */
export const loadWay = () => import('./whereToGo').then(({ whereToGo }) => whereToGo);

/**
 * Takes who has signed in where they were going (`?next=`), or to where their role starts; who has yet to choose a password
 * of their own, to that first.
 */
export function useGoOn(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const next = new URLSearchParams(window.location.search).get('next');
    loadWay().then(
      (whereToGo) => {
        const path = whereToGo(getSessionState().user, next);
        // The CMS has a root layout of its own, which only a full load can bring.
        if (/^\/cms(?![\w-])/.test(path)) openPage(path);
        else router.replace(path);
      },
      // The page that everybody may open leads on.
      () => openPage('/dashboard'),
    );
  }, [router]);
}
