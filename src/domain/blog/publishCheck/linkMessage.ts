import { sitePath } from '../sitePath';
import type { CheckedSite } from './PostToCheck';

/** What is wrong with a link of a post; null when nothing is known to be. Other sites are not asked. */
export function linkMessage(href: string, site: CheckedSite, isSafe: boolean): string | null {
  const shown = `“${href.slice(0, 80)}”`;
  if (!isSafe) {
    return `The link to ${shown} leads nowhere. Links begin with https://, http://, mailto:, tel:, / or #.`;
  }
  if (href.startsWith('#')) {
    return href === '#' || site.anchors.has(href.slice(1))
      ? null
      : `The link to ${shown} leads to no heading of this post.`;
  }
  const path = sitePath(href, site.origin);
  return path === null || site.hasPage(path) ? null : `The link to ${shown} leads to no page of this site.`;
}
