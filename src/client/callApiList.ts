import { requestApi, type CallOptions } from './apiClient';

export interface ApiList<Item> {
  items: Item[];
  /** Total on all pages. */
  total: number;
  /** For a search with very many results: there are more than `total`. */
  isLeast: boolean;
}

/**
 * Returns one page of a list of the documented API, with the total from a header.
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
