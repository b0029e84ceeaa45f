import { postOrders } from '@/domain/blog/postList';
import { listQuery } from '../list/listQuery';
import type { ListPlace } from '../list/useListAddress';

export const postsPerAdminPage = 20;

/** Newest first. */
const usualOrder = '-date';

/** Returns the sort order in the address; the default for unknown values. */
export const postOrderOf = ({ sort }: ListPlace) => postOrders.find((order) => order === sort) ?? usualOrder;

/** Returns the API path for a state of the list. */
export function postListPath(place: ListPlace): `/${string}` {
  const { page, search } = place;
  return `/api/admin/blog/posts?${listQuery({ page, limit: postsPerAdminPage, sort: postOrderOf(place), search })}`;
}
