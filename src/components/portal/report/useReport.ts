'use client';

import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import type { PresentedAudit } from '@/schemas/audit';

type LoadedReport =
  | { status: 'loading' }
  | { status: 'loaded'; audit: PresentedAudit }
  /** There is none, or none that this account may see. */
  | { status: 'missing' }
  | { status: 'failed'; retry: () => void };

/** One report, for its owner and for administrators. */
export function useReport(id: string): LoadedReport {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.audit(id),
    queryFn: ({ signal }) => callApi<PresentedAudit>(`/api/audits/${encodeURIComponent(id)}`, { signal }),
    meta: { failure: 'The report could not be loaded' },
  });
  if (data) return { status: 'loaded', audit: data };
  if (!error) return { status: 'loading' };
  if (error instanceof ApiError && error.status === 404) return { status: 'missing' };
  return { status: 'failed', retry: () => void refetch() };
}
