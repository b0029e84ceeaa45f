'use client';

import { useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { useLocationHash } from '@/client/useLocationHash';
import type { SharedAudit } from '@/schemas/audit';

type SharedReportState = { status: 'loading' | 'gone' | 'failed' } | { status: 'open'; audit: SharedAudit };

const refusedStatuses = [400, 404];

/** The report whose token stands behind the # of the address; another token there opens another report. */
export function useSharedReport(): SharedReportState {
  const token = useLocationHash();
  const [opened, setOpened] = useState<{ token: string; state: SharedReportState }>();
  useEffect(() => {
    if (token === null) return undefined;
    let isCurrent = true;
    void openReport(token).then((state) => isCurrent && setOpened({ token, state }));
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return opened && opened.token === token ? opened.state : { status: 'loading' };
}

async function openReport(token: string): Promise<SharedReportState> {
  try {
    const audit = await callApi<SharedAudit>('/api/shared-reports', { method: 'POST', body: { token } });
    return { status: 'open', audit };
  } catch (error) {
    const isRefused = error instanceof ApiError && refusedStatuses.includes(error.status);
    return { status: isRefused ? 'gone' : 'failed' };
  }
}
