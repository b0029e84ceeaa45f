'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { refetchQueries } from '@/client/refetchQueries';
import type { PresentedProgress, ProgressBody } from '@/schemas/progress';

/** Returns the recorded progress of an analysis' projects; null while loading or after a failure. */
export function useProgress(analysisId: number) {
  const path = `/api/analysis/${analysisId}/projects` as const;
  const queryKey = queryKeys.progress(analysisId);
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi<PresentedProgress[]>(path, { signal }),
    meta: { failure: 'What was recorded of projects could not be loaded' },
  });
  const readList = () => refetchQueries(queryKey);
  const ofProject = (opportunityId: string) => `${path}/${encodeURIComponent(opportunityId)}` as const;
  return {
    items: list.data ?? null,
    hasFailed: list.isError && !list.isFetching,
    reload: () => void readList(),
    /** @throws as callApi */
    record: async (opportunityId: string, body: ProgressBody) => {
      await callApi(ofProject(opportunityId), { method: 'PUT', body });
      await readList();
    },
    /** @throws as callApi */
    forget: async (opportunityId: string) => {
      await callApi(ofProject(opportunityId), { method: 'DELETE' });
      await readList();
    },
  };
}
