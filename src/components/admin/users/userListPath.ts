import { roles } from '@/domain/accounts/roles';
import { defaultUserSort, userSorts } from '@/schemas/users';
import { dayBounds } from '../list/dayBounds';
import type { ListPlace } from '../list/useListAddress';

export const usersPerPage = 20;

/** Returns the sort order in the address; the default for unknown values. */
export const userSortOf = ({ sort }: ListPlace): string =>
  userSorts.find((known) => known === sort) ?? defaultUserSort;

/** Returns the role filter; empty for all roles. */
export const userFilterOf = ({ filter }: ListPlace): string => roles.find((role) => role === filter) ?? '';

/** Query parameters of the list's filters. */
function narrowing(place: ListPlace): Record<string, string> {
  const asked = { search: place.search, role: userFilterOf(place), ...dayBounds(place) };
  return Object.fromEntries(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Returns how many filters are set; both ends of the date range are one. */
export const activeUserFilters = (place: ListPlace): number =>
  (userFilterOf(place) ? 1 : 0) + (Object.values(dayBounds(place)).some(Boolean) ? 1 : 0);

/** Returns whether the list is searched or filtered. */
export const isNarrowed = (place: ListPlace): boolean => Object.keys(narrowing(place)).length > 0;

/** Returns the API path that exports everything the list matches, in its order. */
export const userExportPath = (place: ListPlace): `/${string}` =>
  `/api/admin/users/export?${new URLSearchParams({ sort: userSortOf(place), ...narrowing(place) })}`;

/** Returns the API path for a state of the list. */
export function userListPath(place: ListPlace): `/${string}` {
  const query = new URLSearchParams({
    page: String(place.page),
    limit: String(usersPerPage),
    sort: userSortOf(place),
    ...narrowing(place),
  });
  return `/api/admin/users?${query}`;
}
