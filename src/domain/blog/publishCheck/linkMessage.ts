import type { CheckedSite } from './PostToCheck';

/** What is wrong with a link of a post; null when nothing is known to be. Other sites are not asked. */
export function linkMessage(href: string, site: CheckedSite, isSafe: boolean): string | null {
  const shown = `“${href.slice(0, 80)}”`;
  const own =
    href.startsWith(`${site.origin}/`) || href === site.origin ? href.slice(site.origin.length) || '/' : href;
  if (!isSafe) {
    return `The link to ${shown} leads nowhere. Links begin with https://, http://, mailto:, tel:, / or #.`;
  }
  if (own.startsWith('#')) {
    return own === '#' || site.anchors.has(own.slice(1))
      ? null
      : `The link to ${shown} leads to no heading of this post.`;
  }
  if (!own.startsWith('/')) return null;
  const [path = '/'] = own.split(/[?#]/);
  return site.hasPage(path.replace(/(?<=.)\/$/, ''))
    ? null
    : `The link to ${shown} leads to no page of this site.`;
}
