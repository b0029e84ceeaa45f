import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callApi, type CallOptions } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { refetchQueries } from '@/client/refetchQueries';

interface AdminAnswer<Answer> {
  /** Null until the first response. The previous one stays while the next loads, and after a failure. */
  answer: Answer | null;
  isLoading: boolean;
  hasFailed: boolean;
  reload: () => void;
}

type Fetch<Answer> = (path: `/${string}`, options: CallOptions) => Promise<Answer>;

/**
 * Loads a response of the admin API from `path`, which may carry a query. Lists use `useAdminList`.
 * @param fetchAnswer must be the same function for a path on every render
 */
export function useAdminAnswer<Answer>(
  path: `/${string}`,
  fetchAnswer: Fetch<Answer> = callApi<Answer>,
): AdminAnswer<Answer> {
  const { data, isFetching, isError } = useQuery({
    queryKey: queryKeys.admin(path),
    queryFn: ({ signal }) => fetchAnswer(path, { signal }),
    meta: { failure: 'A part of the Admin Portal could not be loaded' },
  });
  // `keepPreviousData` drops the data when the next request fails, and with it the pagination and filters for going
  // back.
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);

  return {
    answer: data ?? latest ?? null,
    isLoading: isFetching,
    hasFailed: isError && !isFetching,
    reload: useCallback(() => void refetchQueries(queryKeys.admin(path)), [path]),
  };
}
