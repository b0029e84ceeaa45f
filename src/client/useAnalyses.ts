'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readOpportunities, type StoredOpportunity } from '@/domain/analysis/readOpportunities';
import type { AnalysisListItem } from '@/schemas/analysis';
import { callApi } from './apiClient';
import { queryKeys } from './queryKeys';

/** An analysis of the list with its opportunities read, in whichever shape they came. */
export type ListedAnalysis = Omit<AnalysisListItem, 'opportunities'> & { opportunities: StoredOpportunity[] };

export interface Analyses {
  isLoading: boolean;
  items: ListedAnalysis[];
  reload: () => void;
}

const noItems: ListedAnalysis[] = [];

/** The opportunities of an answer may be a list, an object holding it, or JSON text of either. */
export function readListedAnalysis(answer: AnalysisListItem): ListedAnalysis {
  return { ...answer, opportunities: readOpportunities(answer.opportunities) };
}

/**
 * The account's analyses, newest first. A failure is only logged: the list is empty then, or stays as it was.
 */
export function useAnalyses(userId: number): Analyses {
  const {
    data: items = noItems,
    isPending,
    refetch,
  } = useQuery({
    queryKey: queryKeys.analyses(userId),
    queryFn: async ({ signal }) =>
      (await callApi<AnalysisListItem[]>('/api/analysis', { signal })).map(readListedAnalysis),
    meta: { failure: 'The list of analyses could not be loaded' },
  });
  return { isLoading: isPending, items, reload: useCallback(() => void refetch(), [refetch]) };
}
