import { useEffect, useEffectEvent, useState } from 'react';
import { lastPageOf } from './pageCounts';
import type { AdminList } from './useAdminList';

interface ShownPageOptions {
  page: number;
  perPage: number;
  onGone: (lastPage: number) => void;
}

/**
 * Returns the page to show. A page without entries, after a deletion or from an old address, falls back to the last
 * page.
 */
export function useShownPage(
  list: Pick<AdminList<unknown>, 'items' | 'total' | 'isLoading' | 'hasFailed'> & { isLeast?: boolean },
  { page, perPage, onGone }: ShownPageOptions,
): number {
  const { items, isLoading, hasFailed } = list;
  const [way, setWay] = useState<{ page: number; cameFrom: number | null }>({ page, cameFrom: null });
  if (page !== way.page) setWay({ page, cameFrom: way.page });
  const lastPage = lastPageOf(list, { page, perPage, cameFrom: way.cameFrom });
  const isGone = items?.length === 0 && page > lastPage && !isLoading && !hasFailed;
  const leave = useEffectEvent(() => onGone(lastPage));
  useEffect(() => {
    if (isGone) leave();
  }, [isGone, page]);
  return isGone ? lastPage : page;
}
