/**
 * Returns the headers with the total of a paginated list. A search counts at most `counted` matches; beyond that the
 * total is reported as a minimum.
 */
export function totalHeaders(total: number, counted = Number.POSITIVE_INFINITY): Record<string, string> {
  return total > counted
    ? { 'X-Total-Count': String(counted), 'X-Total-Is-Least': 'true' }
    : { 'X-Total-Count': String(total) };
}
