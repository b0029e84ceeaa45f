import { requestApi, type CallOptions } from './apiClient';

export interface ApiList<Item> {
  items: Item[];
  /** How many there are altogether, on all pages. */
  total: number;
  /** Of a search that finds very many: there are more than `total`. */
  isLeast: boolean;
}

/**
 * A page of a list of the documented API, which tells the total in a header.
 * @throws as callApi
 */
export function callApiList<Item>(path: `/${string}`, options: CallOptions = {}): Promise<ApiList<Item>> {
  return requestApi(path, options, async (response) => {
    const items = (await response.json()) as Item[];
    const { headers } = response;
    const total = Number(headers.get('X-Total-Count') ?? items.length);
    return { items, total, isLeast: headers.get('X-Total-Is-Least') === 'true' };
  });
}
