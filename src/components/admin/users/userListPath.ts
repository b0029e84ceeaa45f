import { roles } from '@/domain/accounts/roles';
import { defaultUserSort, userSorts } from '@/schemas/users';
import { dayBounds } from '../list/dayBounds';
import type { ListPlace } from '../list/useListAddress';

export const usersPerPage = 20;

/** The order in force: the address's, unless it names none that the list knows. */
export const userSortOf = ({ sort }: ListPlace): string =>
  userSorts.find((known) => known === sort) ?? defaultUserSort;

/** The kind of users that is shown; empty for all. */
export const userFilterOf = ({ filter }: ListPlace): string => roles.find((role) => role === filter) ?? '';

/** What narrows the list. */
function narrowing(place: ListPlace): Record<string, string> {
  const asked = { search: place.search, role: userFilterOf(place), ...dayBounds(place) };
  return Object.fromEntries(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Whether the list leaves anybody out. */
export const isNarrowed = (place: ListPlace): boolean => Object.keys(narrowing(place)).length > 0;

/** The call that answers all that the list finds, in its order, as a file. */
export const userExportPath = (place: ListPlace): `/${string}` =>
  `/api/admin/users/export?${new URLSearchParams({ sort: userSortOf(place), ...narrowing(place) })}`;

/** The call that answers what the address asks for. */
export function userListPath(place: ListPlace): `/${string}` {
  const query = new URLSearchParams({
    page: String(place.page),
    limit: String(usersPerPage),
    sort: userSortOf(place),
    ...narrowing(place),
  });
  return `/api/admin/users?${query}`;
}
