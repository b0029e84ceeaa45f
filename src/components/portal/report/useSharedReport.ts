'use client';

import { useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import type { SharedAudit } from '@/schemas/audit';

type SharedReportState = { status: 'loading' | 'gone' | 'failed' } | { status: 'open'; audit: SharedAudit };

const refusedStatuses = [400, 404];

/** The report whose token stands behind the # of the address; another token there opens another report. */
export function useSharedReport(): SharedReportState {
  const [state, setState] = useState<SharedReportState>({ status: 'loading' });
  useEffect(() => {
    let latest = 0;
    const open = async () => {
      latest += 1;
      const own = latest;
      setState({ status: 'loading' });
      const next = await openReport(window.location.hash.slice(1));
      if (own === latest) setState(next);
    };
    void open();
    window.addEventListener('hashchange', open);
    return () => {
      latest += 1;
      window.removeEventListener('hashchange', open);
    };
  }, []);
  return state;
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
