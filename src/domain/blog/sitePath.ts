/**
 * Returns the path that a link of a post has on the site at `origin`, without query and fragment, or null for links to
 * other sites or within the same text.
 */
export function sitePath(href: string, origin: string): string | null {
  const own = href === origin ? '/' : href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (!own.startsWith('/') || own.startsWith('//')) return null;
  const [path = ''] = own.split(/[?#]/);
  return path.replace(/(?<=.)\/$/, '') || '/';
}
