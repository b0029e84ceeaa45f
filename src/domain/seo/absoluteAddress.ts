/** A complete address: a path is put behind the origin, the home page without its slash; other addresses stand. */
export function absoluteAddress(origin: string, address: string): string {
  if (!address.startsWith('/')) return address;
  return address === '/' ? origin : `${origin}${address}`;
}
