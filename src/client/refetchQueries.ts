import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/**
 * Refetches the queries below a key, after a change or a failure. Cancels a read in progress, because its response
 * may predate the change: TanStack's own `refetch` and `invalidateQueries` accept that response as long as there is
 * no data yet.
 * @returns when the reads have succeeded or failed; it never rejects
 */
export function refetchQueries(queryKey: QueryKey): Promise<void> {
  void queryClient.cancelQueries({ queryKey });
  return queryClient.refetchQueries({ queryKey });
}

/** Replaces the cached result with the response to a write. Cancels a read in progress, which could only be older. */
export function setQueryResult<Answer>(queryKey: QueryKey, answer: Answer): void {
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, answer);
}
