'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { lastPageOf } from './pageCounts';
import type { AdminList } from './useAdminList';

interface ShownPageOptions {
  page: number;
  perPage: number;
  onGone: (lastPage: number) => void;
}

/**
 * The page of a list that its reader is on. One on which nothing is left, because its last entry was deleted or the address
 * is an old one, is left for the last that there is.
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
