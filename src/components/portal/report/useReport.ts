'use client';

import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { isOutage } from '@/client/isOutage';
import { queryKeys } from '@/client/queryKeys';
import type { PresentedAudit } from '@/schemas/audit';

type LoadedReport =
  | { status: 'loading' }
  | { status: 'loaded'; audit: PresentedAudit }
  /** `retry` unless the site answered that this account has no such report. */
  | { status: 'missing'; retry?: () => void };

/** One report, for its owner and for administrators. */
export function useReport(id: string): LoadedReport {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.audit(id),
    queryFn: ({ signal }) =>
      callApi<PresentedAudit>(`/api/audits/${encodeURIComponent(id)}`, { signal, isAskedOnce: true }),
    meta: { failure: 'The report could not be loaded' },
  });
  if (data) return { status: 'loaded', audit: data };
  if (!error) return { status: 'loading' };
  const isRefused = error instanceof ApiError && error.status < 500 && !isOutage(error);
  return isRefused ? { status: 'missing' } : { status: 'missing', retry: () => void refetch() };
}
