import { isSafeHref } from '../isSafeHref';
import { sitePath } from '../sitePath';
import { isOfOtherSite, pictureMessages } from './pictureMessages';
import type { PostFinding } from './PostFinding';
import type { CheckedSite, PostToCheck } from './PostToCheck';
import type { TextItem } from './textItems';

/** The title is the page's first-level heading, so headings in the text begin at the second level and skip none. */
function headingFindings(items: readonly TextItem[]): PostFinding[] {
  let before = 1;
  return items.flatMap((item): PostFinding[] => {
    if (item.kind !== 'heading') return [];
    const message = messageOf(item, before);
    before = Math.max(2, item.level);
    return message === null ? [] : [{ severity: 'warning', field: 'content', message, ...item.place }];
  });
}

function messageOf({ level, text }: { level: number; text: string }, before: number): string | null {
  if (text.trim() === '') return 'This heading has no words.';
  const name = `“${text.trim().slice(0, 60)}”`;
  if (level === 1)
    return `${name} is a first-level heading, which only the title should be. Use the second level.`;
  if (level <= before + 1) return null;
  return `${name} is a heading of level ${level} below one of level ${before}. Use level ${before + 1}.`;
}

/** Returns the problem of a link, or null if none is known. External sites aren't requested. */
function linkMessage(href: string, site: CheckedSite, isSafe: boolean): string | null {
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

const warning = { severity: 'warning', field: 'content' } as const;

/** Returns the findings about the text, in its order. */
export function textFindings({ items, isEmpty }: PostToCheck, site: CheckedSite): PostFinding[] {
  if (isEmpty) return [{ ...warning, message: 'The post has no text yet.' }];
  const findings = [
    ...headingFindings(items),
    ...items.flatMap((item): PostFinding[] => {
      if (item.kind === 'image') {
        return pictureFindings(item, site);
      }
      return item.kind === 'link' ? linkFindings(item, site) : [];
    }),
  ];
  return findings.toSorted((one, other) => positionOf(one) - positionOf(other));
}

function linkFindings(
  { href, place, isRefused }: TextItem & { kind: 'link' },
  site: CheckedSite,
): PostFinding[] {
  const message = linkMessage(href, site, isSafeHref(href));
  return message === null ? [] : [{ ...warning, ...(isRefused && { severity: 'error' }), message, ...place }];
}

function pictureFindings(item: TextItem & { kind: 'image' }, site: CheckedSite): PostFinding[] {
  const findings = pictureMessages(item, site).map((message) => ({ ...warning, message, ...item.place }));
  const [first, ...others] = findings;
  if (!first || !isOfOtherSite(item.src)) return findings;
  return [{ ...first, foreignPicture: { address: item.src, alt: item.alt } }, ...others];
}

const positionOf = ({ line, block }: PostFinding) => line ?? block ?? 0;
