import { requestApi, type CallOptions } from './apiClient';

export interface ApiList<Item> {
  items: Item[];
  /** How many there are altogether, on all pages. */
  total: number;
}

/**
 * A page of a list of the documented API, which tells the total in a header.
 * @throws as callApi
 */
export function callApiList<Item>(path: `/${string}`, options: CallOptions = {}): Promise<ApiList<Item>> {
  return requestApi(path, options, async (response) => {
    const items = (await response.json()) as Item[];
    return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
  });
}
