'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { openPage } from '@/client/openPage';
import { getSessionState } from '@/client/sessionState';
import { safeNextPath } from '@/domain/navigation/safeNextPath';

/** Takes who has signed in where they were going (`?next=`), or to where their role starts. */
export function useGoOn(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const role = getSessionState().user?.role ?? 'client';
    const path = safeNextPath(new URLSearchParams(window.location.search).get('next'), role);
    // The CMS has a root layout of its own, which only a full load can bring.
    if (/^\/cms(?![\w-])/.test(path)) openPage(path);
    else router.replace(path);
  }, [router]);
}
