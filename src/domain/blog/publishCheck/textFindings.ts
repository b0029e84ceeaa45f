import { isSafeHref } from '../isSafeHref';
import { headingFindings } from './headingFindings';
import { linkMessage } from './linkMessage';
import { pictureMessages } from './pictureMessages';
import type { PostFinding } from './PostFinding';
import type { CheckedSite, PostToCheck } from './PostToCheck';

const warning = { severity: 'warning', field: 'content' } as const;

/** What is to be said about the text, in its order. */
export function textFindings({ items, isEmpty }: PostToCheck, site: CheckedSite): PostFinding[] {
  if (isEmpty) return [{ ...warning, message: 'The post has no text yet.' }];
  const findings = [
    ...headingFindings(items),
    ...items.flatMap((item): PostFinding[] => {
      if (item.kind === 'image') {
        return pictureMessages(item, site).map((message) => ({ ...warning, message, ...item.place }));
      }
      const message = item.kind === 'link' ? linkMessage(item.href, site, isSafeHref(item.href)) : null;
      return message === null ? [] : [{ ...warning, message, ...item.place }];
    }),
  ];
  return findings.toSorted((one, other) => positionOf(one) - positionOf(other));
}

const positionOf = ({ line, block }: PostFinding) => line ?? block ?? 0;
