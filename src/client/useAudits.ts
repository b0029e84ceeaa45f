'use client';

import { useEffect, useState } from 'react';
import type { AuditListItem } from '@/schemas/audit';
import { callApi } from './apiClient';
import { logFailure } from './logFailure';

/** The account's readiness audits, newest first; undefined until they are here. A failure is logged and shows none. */
export function useAudits(userId: number): AuditListItem[] | undefined {
  const [loaded, setLoaded] = useState<{ userId: number; items: AuditListItem[] }>();
  useEffect(() => {
    let isCurrent = true;
    void callApi<AuditListItem[]>('/api/audits')
      .catch((error: unknown) => {
        logFailure('The list of audits could not be loaded', error);
        return [];
      })
      .then((items) => isCurrent && setLoaded({ userId, items }));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return loaded?.userId === userId ? loaded.items : undefined;
}
