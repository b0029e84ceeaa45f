'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnalysisSummary } from '@/schemas/analysis';
import { pageLimits } from '@/schemas/paging';
import { callApi } from './apiClient';
import { queryKeys } from './queryKeys';
import { refetchQueries } from './refetchQueries';

export interface Analyses extends AnalysisSummary {
  isLoading: boolean;
  reload: () => void;
}

/** More than any client may create, so only administrators have a second page. */
export const analysesPerPage = pageLimits.max;

const nothing: AnalysisSummary = {
  total: 0,
  opportunities: 0,
  savings_usd: 0,
  latest_savings_usd: null,
  analyses: [],
};

/**
 * Returns the account's analyses for their list, newest first. A failure is only logged: the list stays as it was, or
 * empty.
 */
export function useAnalyses(userId: number, page: number): Analyses {
  const { data = nothing, isPending } = useQuery({
    queryKey: queryKeys.analysesPage(userId, page),
    queryFn: ({ signal }) =>
      callApi<AnalysisSummary>(`/api/analysis/summary?page=${page}&limit=${analysesPerPage}`, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'The list of analyses could not be loaded' },
  });
  return {
    ...data,
    isLoading: isPending,
    reload: useCallback(() => void refetchQueries(queryKeys.analyses(userId)), [userId]),
  };
}
