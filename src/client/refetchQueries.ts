import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/**
 * Reads what is shown under this name, and below it, once more: after a change, or because the last try failed. A read
 * that is still on its way is given up, since it may have been answered before the change; TanStack's own `refetch` and
 * `invalidateQueries` take its answer for the new one as long as nothing has come yet.
 * @returns when it is here or has failed; it never rejects
 */
export function refetchQueries(queryKey: QueryKey): Promise<void> {
  void queryClient.cancelQueries({ queryKey });
  return queryClient.refetchQueries({ queryKey });
}

/** Shows what a change was answered with, in place of what was read; a read on its way could only be older. */
export function setQueryResult<Answer>(queryKey: QueryKey, answer: Answer): void {
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, answer);
}
