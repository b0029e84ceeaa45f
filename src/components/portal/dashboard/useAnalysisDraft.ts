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
  /** Generation of this analysis failed. */
  hasFailed: boolean;
}

export interface UnderwayAnalysis {
  /** Undefined until loaded. */
  draft?: AnalysisDraft;
  hasFailed: boolean;
  reload: () => void;
}

/**
 * Loads the account's unfinished or generating analysis, and reloads the list of analyses when a generation ends.
 * Without a response the last known state is kept.
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

/** Empty for an analysis submitted without a key. */
const generatingOf = (draft: AnalysisDraft | undefined) => draft?.generating ?? null;

async function loadDraft(client: QueryClient, userId: number, signal: AbortSignal): Promise<LoadedDraft> {
  await afterLastWord();
  const draft = await callApi<AnalysisDraft>('/api/analysis/draft', { signal });
  const before = client.getQueryData<LoadedDraft>(queryKeys.analysisDraft(userId))?.draft;
  const generated = generatingOf(before);
  if (generated === null || draft.generating !== null) return { draft, hasFailed: false };
  // The list must have the new analysis before the progress notice disappears.
  await refetchQueries(queryKeys.analyses(userId));
  // An analysis without a key wasn't generated from the draft, which remains in any case.
  return { draft, hasFailed: generated !== '' && draft.key !== null && draft.key === before?.key };
}
