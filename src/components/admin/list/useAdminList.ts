'use client';

import type { CallOptions } from '@/client/apiClient';
import { callApiList, type ApiList } from '@/client/callApiList';
import { useAdminAnswer } from '../useAdminAnswer';

export interface AdminList<Item> {
  /** Null until the first answer. The rows of before stay while the next are on their way, and after a failure. */
  items: Item[] | null;
  total: number;
  /** There are more than `total`: a search that finds very many isn't counted to its end. */
  isLeast: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  reload: () => void;
}

/** What a list of the admin API answers at `path`, which may carry a query. The latest request wins. */
export function useAdminList<Item>(
  path: `/${string}`,
  { isAskedOnce }: Pick<CallOptions, 'isAskedOnce'> = {},
): AdminList<Item> {
  const { answer, ...state } = useAdminAnswer<ApiList<Item>>(path, (asked, options) =>
    callApiList<Item>(asked, { ...options, isAskedOnce }),
  );
  return {
    ...state,
    items: answer?.items ?? null,
    total: answer?.total ?? 0,
    isLeast: answer?.isLeast ?? false,
  };
}
