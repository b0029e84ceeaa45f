/**
 * How many entries a list has on all of its pages. Of a search only so many are counted: beyond them the number is said to
 * be the least that there are.
 */
export function totalHeaders(total: number, counted = Number.POSITIVE_INFINITY): Record<string, string> {
  return total > counted
    ? { 'X-Total-Count': String(counted), 'X-Total-Is-Least': 'true' }
    : { 'X-Total-Count': String(total) };
}
