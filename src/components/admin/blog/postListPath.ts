import { postOrders } from '@/domain/blog/postList';
import type { ListPlace } from '../list/useListAddress';

export const postsPerAdminPage = 20;

/** Newest first. */
const usualOrder = '-date';

/** Returns the sort order in the address; the default for unknown values. */
export const postOrderOf = ({ sort }: ListPlace) => postOrders.find((order) => order === sort) ?? usualOrder;

/** Returns the API path for a state of the list. */
export function postListPath(place: ListPlace): `/${string}` {
  const query = new URLSearchParams({
    page: String(place.page),
    limit: String(postsPerAdminPage),
    sort: postOrderOf(place),
  });
  if (place.search) query.set('search', place.search);
  return `/api/admin/blog/posts?${query.toString()}`;
}
