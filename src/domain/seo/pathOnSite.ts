/** Converts a URL of this site to its path, which stays valid when the site moves to another host. */
export function pathOnSite(origin: string, address: string): string {
  if (address === origin) return '/';
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
