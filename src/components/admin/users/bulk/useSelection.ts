import { useState } from 'react';

export interface Selection<Item> {
  items: readonly Item[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Selects all rows of the page, or none. */
  setAll: (isSelected: boolean) => void;
  clear: () => void;
}

/**
 * Selected rows of a page. Another page, search or order clears the selection, so that nobody changes rows out of
 * sight.
 */
export function useSelection<Item extends { id: number }>(
  page: string,
  shown: readonly Item[],
): Selection<Item> {
  const [ticked, setTicked] = useState<{ page: string; ids: ReadonlySet<number> }>({ page, ids: new Set() });
  const ids = ticked.page === page ? ticked.ids : new Set<number>();
  const set = (next: Iterable<number>) => setTicked({ page, ids: new Set(next) });
  return {
    items: shown.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: (id) => set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    setAll: (isSelected) => set(isSelected ? shown.map(({ id }) => id) : []),
    clear: () => set([]),
  };
}
