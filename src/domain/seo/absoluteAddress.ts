/**
 * Returns an absolute URL: a path is appended to the origin, the home page without its slash. Absolute URLs stay as
 * they are.
 */
export function absoluteAddress(origin: string, address: string): string {
  if (!address.startsWith('/')) return address;
  return address === '/' ? origin : `${origin}${address}`;
}
