'use client';

import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { refetchQueries } from '@/client/refetchQueries';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { afterLastWord } from '../wizard/lastWord';

const pollMs = 2_000;

interface LoadedDraft {
  draft: AnalysisDraft;
  /** An analysis was being made of it, and did not come about. */
  hasFailed: boolean;
}

export interface UnderwayAnalysis {
  /** Undefined until it is here. */
  draft?: AnalysisDraft;
  hasFailed: boolean;
  reload: () => void;
}

/**
 * The analysis that the account has begun to describe, or that is being made; the list of analyses is loaded anew when
 * one that was being made has come to its end. Without an answer things are taken to be as they were.
 */
export function useAnalysisDraft(userId: number): UnderwayAnalysis {
  const { data } = useQuery({
    queryKey: queryKeys.analysisDraft(userId),
    queryFn: ({ client, signal }) => loadDraft(client, userId, signal),
    refetchInterval: ({ state }) => (generatingOf(state.data?.draft) === null ? false : pollMs),
    meta: { failure: 'The draft could not be loaded' },
  });
  return {
    hasFailed: false,
    ...data,
    reload: useCallback(() => void refetchQueries(queryKeys.analysisDraft(userId)), [userId]),
  };
}

/** Empty for an analysis that was asked for without a key. */
const generatingOf = (draft: AnalysisDraft | undefined) => draft?.generating ?? null;

async function loadDraft(client: QueryClient, userId: number, signal: AbortSignal): Promise<LoadedDraft> {
  await afterLastWord();
  const draft = await callApi<AnalysisDraft>('/api/analysis/draft', { signal });
  const before = client.getQueryData<LoadedDraft>(queryKeys.analysisDraft(userId))?.draft;
  const generated = generatingOf(before);
  if (generated === null || draft.generating !== null) return { draft, hasFailed: false };
  // The list has the new one before the note about its making is taken away.
  await refetchQueries(queryKeys.analyses(userId));
  // One without a key wasn't made of the draft, which stays in any case.
  return { draft, hasFailed: generated !== '' && draft.key !== null && draft.key === before?.key };
}
