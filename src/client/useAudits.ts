'use client';

import { useQuery } from '@tanstack/react-query';
import type { AuditListItem } from '@/schemas/audit';
import { callApi } from './apiClient';
import { queryKeys } from './queryKeys';

const noAudits: AuditListItem[] = [];

/**
 * Returns the account's readiness audits, newest first; undefined while loading. A failure is logged and returns
 * none.
 */
export function useAudits(userId: number): AuditListItem[] | undefined {
  const { data, isError } = useQuery({
    queryKey: queryKeys.audits(userId),
    queryFn: ({ signal }) => callApi<AuditListItem[]>('/api/audits', { signal }),
    meta: { failure: 'The list of audits could not be loaded' },
  });
  return isError ? noAudits : data;
}
