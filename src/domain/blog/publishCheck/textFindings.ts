import { isSafeHref } from '../isSafeHref';
import { headingFindings } from './headingFindings';
import { linkMessage } from './linkMessage';
import { isOfOtherSite, pictureMessages } from './pictureMessages';
import type { PostFinding } from './PostFinding';
import type { CheckedSite, PostToCheck } from './PostToCheck';
import type { TextItem } from './textItems';

const warning = { severity: 'warning', field: 'content' } as const;

/** What is to be said about the text, in its order. */
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
