'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import type { StoredOpportunity } from '@/domain/analysis/readOpportunities';
import type { PresentedAnalysis, SharedAnalysis } from '@/schemas/analysis';
import { ApiError } from './ApiError';
import { callApi } from './apiClient';
import { queryKeys } from './queryKeys';
import { readShownAnalysis } from './readShownAnalysis';

/** A full analysis, with opportunities and tasks converted from the shapes of older analyses. */
export type FullAnalysis = Omit<
  PresentedAnalysis,
  'opportunities' | 'left_alone' | 'removed' | 'department_tasks'
> & {
  opportunities: StoredOpportunity[];
  left_alone: StoredOpportunity[];
  removed: StoredOpportunity[];
  department_tasks: ReturnType<typeof readDepartmentTasks>;
};

/** What a report shows of an analysis: everything but its id and owner. */
export type ShownAnalysis = Omit<FullAnalysis, 'id' | 'owner_id'> &
  Pick<SharedAnalysis, 'project_costs' | 'listed_work'>;

type LoadedAnalysis =
  | { status: 'loading' }
  | { status: 'loaded'; analysis: FullAnalysis }
  /** The server's message; empty if there is none. */
  | { status: 'failed'; serverMessage: string };

/** Query options of one analysis, for its owner and administrators. */
export const analysisQuery = (id: number | string) =>
  queryOptions({
    queryKey: queryKeys.analysis(id),
    queryFn: async ({ signal }): Promise<FullAnalysis> => {
      const path = `/api/admin/analysis/${encodeURIComponent(id)}` as const;
      return readShownAnalysis(await callApi<PresentedAnalysis>(path, { signal }));
    },
    meta: { failure: 'The analysis could not be loaded' },
  });

/** Returns one analysis, for its owner and administrators. */
export function useAnalysis(id: number | string): { state: LoadedAnalysis; retry: () => void } {
  const { data, error, refetch } = useQuery(analysisQuery(id));
  return { state: stateOf(data, error), retry: () => void refetch() };
}

function stateOf(analysis: FullAnalysis | undefined, error: Error | null): LoadedAnalysis {
  if (analysis) return { status: 'loaded', analysis };
  if (!error) return { status: 'loading' };
  return { status: 'failed', serverMessage: error instanceof ApiError ? error.serverMessage : '' };
}
