/**
 * Appends a query to an address, which may have its own.
 * @param query with its question mark; empty for none
 */
export function withQuery(address: string, query: string): string {
  if (query.length <= 1) return address;
  const hashAt = address.indexOf('#');
  const [start, hash] = hashAt === -1 ? [address, ''] : [address.slice(0, hashAt), address.slice(hashAt)];
  return `${start}${start.includes('?') ? '&' : '?'}${query.slice(1)}${hash}`;
}
