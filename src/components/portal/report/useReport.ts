'use client';

import { useEffect, useState } from 'react';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import type { PresentedAudit } from '@/schemas/audit';

/** One report: undefined until it is here, null when there is none to see. A failure is only logged. */
export function useReport(id: string): PresentedAudit | null | undefined {
  const [loaded, setLoaded] = useState<{ id: string; audit: PresentedAudit | null }>();
  useEffect(() => {
    let isCurrent = true;
    void callApi<PresentedAudit>(`/api/audits/${encodeURIComponent(id)}`)
      .catch((error: unknown) => {
        logFailure('The report could not be loaded', error);
        return null;
      })
      .then((audit) => isCurrent && setLoaded({ id, audit }));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return loaded?.id === id ? loaded.audit : undefined;
}
