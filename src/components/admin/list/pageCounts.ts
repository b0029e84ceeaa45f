import type { AdminList } from './useAdminList';

interface PlaceOnPages {
  page: number;
  perPage: number;
}

/** Returns the number of pages of a list. If the count is capped, a full page implies one more. */
export function pageCountOf(
  { items, total, isLeast }: Pick<AdminList<unknown>, 'items' | 'total' | 'isLeast'>,
  { page, perPage }: PlaceOnPages,
): number {
  const known = Math.ceil(total / perPage);
  return isLeast ? Math.max(known, items?.length === perPage ? page + 1 : page) : known;
}

/**
 * Returns the page to fall back to from an empty one. Beyond a capped count that is the previous page, once; an old
 * address far beyond it falls back to the last counted page.
 */
export function lastPageOf(
  { total, isLeast = false }: Pick<AdminList<unknown>, 'total'> & { isLeast?: boolean },
  { page, perPage, cameFrom }: PlaceOnPages & { cameFrom: number | null },
): number {
  const known = Math.max(Math.ceil(total / perPage), 1);
  return isLeast && cameFrom !== page + 1 ? Math.max(known, page - 1) : known;
}
