import type { CallOptions } from '@/client/apiClient';
import { callApiList, type ApiList } from '@/client/callApiList';
import { useAdminAnswer } from '../useAdminAnswer';

export interface AdminList<Item> {
  /** Null until the first response. Previous rows stay while the next load, and after a failure. */
  items: Item[] | null;
  total: number;
  /** The list has more than `total` rows: counting stops early for searches with many matches. */
  isLeast: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  reload: () => void;
}

/** Loads a list of the admin API from `path`, which may carry a query. The latest request wins. */
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
