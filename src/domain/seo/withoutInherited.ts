import { pathOnSite } from './pathOnSite';
import { renderHead, type HeadDefaults, type RenderedHead, type SiteFacts } from './renderHead';
import type { SeoRecord } from './SeoRecord';

/** Fields that a page fills by itself, each after those that it takes its words from; with what they become in its head. */
export const inheritingFields = {
  title: 'title',
  metaDescription: 'description',
  canonicalUrl: 'canonicalUrl',
  ogTitle: 'ogTitle',
  ogDescription: 'ogDescription',
  ogImage: 'ogImage',
  twitterTitle: 'twitterTitle',
  twitterDescription: 'twitterDescription',
  twitterImage: 'twitterImage',
} as const satisfies Partial<Record<keyof SeoRecord, keyof RenderedHead>>;
export type InheritingField = keyof typeof inheritingFields;
// The keys of a constant object are known; TypeScript says `string` all the same.
export const inheritingFieldNames = Object.keys(inheritingFields) as InheritingField[];

/** What the page would say in a field if its record were silent there. */
export function inheritedText(
  field: InheritingField,
  record: SeoRecord,
  defaults: HeadDefaults,
  site: SiteFacts,
): string {
  const { [field]: _, ...others } = record;
  return renderHead(others, defaults, site)[inheritingFields[field]];
}

const addresses = ['canonicalUrl', 'ogImage', 'twitterImage'] as const;

/**
 * Of a record only what differs from what the page says by itself: what merely repeats it would stay behind when the page's
 * words, the title above it or the site's address change.
 */
export function withoutInherited(record: SeoRecord, defaults: HeadDefaults, site: SiteFacts): SeoRecord {
  let own: SeoRecord = { ...record };
  for (const field of addresses) {
    const address = own[field];
    if (address !== undefined) own[field] = pathOnSite(site.origin, address);
  }
  for (const field of inheritingFieldNames) {
    const { [field]: said, ...others } = own;
    if (said === undefined) continue;
    const shown = renderHead(own, defaults, site)[inheritingFields[field]];
    if (shown === inheritedText(field, own, defaults, site)) own = others;
  }
  return own;
}
