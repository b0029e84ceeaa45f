'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { openPage } from '@/client/openPage';
import { getSessionState } from '@/client/sessionState';
import { choosePasswordPath } from '@/content/site/account';
import { safeNextPath } from '@/domain/navigation/safeNextPath';

/**
 * Takes who has signed in where they were going (`?next=`), or to where their role starts; who has yet to choose a password
 * of their own, to that first.
 */
export function useGoOn(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const { user } = getSessionState();
    const next = new URLSearchParams(window.location.search).get('next');
    if (user?.mustChangePassword) {
      router.replace(next ? `${choosePasswordPath}?next=${encodeURIComponent(next)}` : choosePasswordPath);
      return;
    }
    const path = safeNextPath(next, user?.role ?? 'client');
    // The CMS has a root layout of its own, which only a full load can bring.
    if (/^\/cms(?![\w-])/.test(path)) openPage(path);
    else router.replace(path);
  }, [router]);
}
