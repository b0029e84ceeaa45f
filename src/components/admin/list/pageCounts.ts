import type { AdminList } from './useAdminList';

interface PlaceOnPages {
  page: number;
  perPage: number;
}

/** How many pages a list has. Behind what is counted there is another one as long as this one is full. */
export function pageCountOf(
  { items, total, isLeast }: Pick<AdminList<unknown>, 'items' | 'total' | 'isLeast'>,
  { page, perPage }: PlaceOnPages,
): number {
  const known = Math.ceil(total / perPage);
  return isLeast ? Math.max(known, items?.length === perPage ? page + 1 : page) : known;
}

/**
 * Where one is led from a page on which nothing is. Behind what is counted that is the page before it, but only once: from
 * an old address far behind the end it is the last that is counted.
 */
export function lastPageOf(
  { total, isLeast = false }: Pick<AdminList<unknown>, 'total'> & { isLeast?: boolean },
  { page, perPage, cameFrom }: PlaceOnPages & { cameFrom: number | null },
): number {
  const known = Math.max(Math.ceil(total / perPage), 1);
  return isLeast && cameFrom !== page + 1 ? Math.max(known, page - 1) : known;
}
