'use client';

import { useEffect, useEffectEvent } from 'react';
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
  {
    items,
    total,
    isLoading,
    hasFailed,
  }: Pick<AdminList<unknown>, 'items' | 'total' | 'isLoading' | 'hasFailed'>,
  { page, perPage, onGone }: ShownPageOptions,
): number {
  const lastPage = Math.max(Math.ceil(total / perPage), 1);
  const isGone = items?.length === 0 && page > lastPage && !isLoading && !hasFailed;
  const leave = useEffectEvent(() => onGone(lastPage));
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return isGone ? lastPage : page;
}
