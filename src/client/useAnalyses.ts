'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { readOpportunities, type StoredOpportunity } from '@/domain/analysis/readOpportunities';
import type { AnalysisListItem } from '@/schemas/analysis';
import { callApi } from './apiClient';
import { logFailure } from './logFailure';

/** An analysis of the list with its opportunities read, in whichever shape they came. */
export type ListedAnalysis = Omit<AnalysisListItem, 'opportunities'> & { opportunities: StoredOpportunity[] };

export interface Analyses {
  isLoading: boolean;
  items: ListedAnalysis[];
  reload: () => Promise<void>;
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
  const [loaded, setLoaded] = useState<{ userId: number; items: ListedAnalysis[] }>();
  const latestRequest = useRef(0);

  const reload = useCallback(async () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    const items = await fetchAnalyses();
    if (request !== latestRequest.current) return;
    setLoaded((before) => ({
      userId,
      items: items ?? (before?.userId === userId ? before.items : noItems),
    }));
  }, [userId]);

  useEffect(() => {
    void reload();
    return () => {
      latestRequest.current += 1;
    };
  }, [reload]);

  const isLoaded = loaded?.userId === userId;
  return { isLoading: !isLoaded, items: isLoaded ? loaded.items : noItems, reload };
}

async function fetchAnalyses(): Promise<ListedAnalysis[] | null> {
  try {
    return (await callApi<AnalysisListItem[]>('/api/analysis')).map(readListedAnalysis);
  } catch (error) {
    logFailure('The list of analyses could not be loaded', error);
    return null;
  }
}
