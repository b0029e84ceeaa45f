'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { openPage } from '@/client/openPage';
import { safeNextPath } from '@/domain/navigation/safeNextPath';

/** Goes where the visitor was going before signing in (`?next=`), or to the dashboard. */
export function useGoOn(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const path = safeNextPath(new URLSearchParams(window.location.search).get('next'));
    // The CMS has a root layout of its own, which only a full load can bring.
    if (/^\/cms(?![\w-])/.test(path)) openPage(path);
    else router.replace(path);
  }, [router]);
}
