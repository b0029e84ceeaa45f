/**
 * The path within the site at `origin` to which a link of a post leads, without what is asked of it or where in it; null for
 * links that lead elsewhere, or to a place in the same text.
 */
export function sitePath(href: string, origin: string): string | null {
  const own = href === origin ? '/' : href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (!own.startsWith('/') || own.startsWith('//')) return null;
  const [path = ''] = own.split(/[?#]/);
  return path.replace(/(?<=.)\/$/, '') || '/';
}
