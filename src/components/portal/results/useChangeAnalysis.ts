import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { readShownAnalysis } from '@/client/readShownAnalysis';
import { refetchQueries, setQueryResult } from '@/client/refetchQueries';
import type { FullAnalysis } from '@/client/useAnalysis';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { PutBackBody, RecountBody, RenameTaskBody } from '@/schemas/analysisChanges';

/**
 * Ids of the forbidden projects that are put back, answers about tasks to be sized, or the new name of a task. The first
 * two recount the plan.
 */
type AnalysisChange =
  | { path: 'put-back'; body: PutBackBody }
  | { path: 'recount'; body: Partial<RecountBody> }
  | { path: 'tasks'; body: RenameTaskBody };

/** Changes an analysis of the signed-in account; the report and the dashboard's list follow. */
export function useChangeAnalysis({ id, owner_id: owner }: Pick<FullAnalysis, 'id' | 'owner_id'>) {
  return useMutation({
    mutationFn: async ({ path, body }: AnalysisChange) =>
      readShownAnalysis(
        await callApi<PresentedAnalysis>(`/api/analysis/${id}/${path}`, {
          method: path === 'recount' ? 'POST' : 'PUT',
          body,
        }),
      ),
    onSuccess: (changed) => {
      setQueryResult(queryKeys.analysis(id), changed);
      void refetchQueries(queryKeys.analyses(owner));
    },
    meta: { failure: 'The analysis could not be changed' },
  });
}
