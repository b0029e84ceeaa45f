import { roles } from '@/domain/accounts/roles';
import { defaultUserSort, userSorts } from '@/schemas/users';
import { dayBounds } from '../list/dayBounds';
import { listQuery } from '../list/listQuery';
import type { ListPlace } from '../list/useListAddress';

export const usersPerPage = 20;

/** Returns the sort order in the address; the default for unknown values. */
export const userSortOf = ({ sort }: ListPlace): string =>
  userSorts.find((known) => known === sort) ?? defaultUserSort;

/** Returns the role filter; empty for all roles. */
export const userFilterOf = ({ filter }: ListPlace): string => roles.find((role) => role === filter) ?? '';

/** Query parameters of the list's filters. */
const filtersOf = (place: ListPlace) => ({
  search: place.search,
  role: userFilterOf(place),
  ...dayBounds(place),
});

/** Returns how many filters are set; both ends of the date range are one. */
export const activeUserFilters = (place: ListPlace): number =>
  (userFilterOf(place) ? 1 : 0) + (Object.values(dayBounds(place)).some(Boolean) ? 1 : 0);

/** Returns whether the list is searched or filtered. */
export const isNarrowed = (place: ListPlace): boolean => Object.values(filtersOf(place)).some(Boolean);

/** Returns the API path that exports everything the list matches, in its order. */
export const userExportPath = (place: ListPlace): `/${string}` =>
  `/api/admin/users/export?${listQuery({ sort: userSortOf(place), ...filtersOf(place) })}`;

/** Returns the API path for a state of the list. */
export function userListPath(place: ListPlace): `/${string}` {
  const paging = { page: place.page, limit: usersPerPage, sort: userSortOf(place) };
  return `/api/admin/users?${listQuery({ ...paging, ...filtersOf(place) })}`;
}
