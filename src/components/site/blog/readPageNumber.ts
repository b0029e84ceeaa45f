/** Returns the page number in an address, from 2: the first page has the list's own address. Null for anything else. */
export function readPageNumber(segment: string): number | null {
  return /^(?:[2-9]|[1-9]\d{1,5})$/.test(segment) ? Number(segment) : null;
}
