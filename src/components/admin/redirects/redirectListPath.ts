import { defaultRedirectSort, redirectSorts } from '@/schemas/redirects';
import { pageLimits } from '@/schemas/paging';
import type { ListPlace } from '../list/useListAddress';

/** The order in force: the address's, unless it names none that the list knows. */
export const redirectSortOf = ({ sort }: ListPlace): string =>
  redirectSorts.find((known) => known === sort) ?? defaultRedirectSort;

/** The call that answers what the address asks for. */
export function redirectListPath(place: ListPlace): `/${string}` {
  const query = new URLSearchParams({
    page: String(place.page),
    limit: String(pageLimits.usual),
    sort: redirectSortOf(place),
    ...(place.search ? { search: place.search } : {}),
  });
  return `/api/admin/redirects?${query}`;
}

/** The call that answers a page of the addresses that weren't found. */
export const missingListPath = (page: number): `/${string}` =>
  `/api/admin/missing-addresses?page=${page}&limit=${pageLimits.usual}`;
