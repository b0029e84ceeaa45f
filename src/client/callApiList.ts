import { requestApi } from './apiClient';

export interface ApiList<Item> {
  items: Item[];
  /** How many there are altogether, on all pages. */
  total: number;
}

/**
 * A page of a list of the documented API, which tells the total in a header.
 * @throws ApiError for a refusal; TypeError or a TimeoutError DOMException when no answer came
 */
export async function callApiList<Item>(path: `/${string}`): Promise<ApiList<Item>> {
  const response = await requestApi(path);
  const items = (await response.json()) as Item[];
  return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
}
