import { pathOnSite } from './pathOnSite';
import { renderHead, type HeadDefaults, type RenderedHead, type SiteFacts } from './renderHead';
import type { SeoRecord } from './SeoRecord';

/** Fields with inherited values, each after the fields it inherits from, and their keys in the rendered head. */
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
// TypeScript types the keys of a constant object as `string`.
export const inheritingFieldNames = Object.keys(inheritingFields) as InheritingField[];

/** Returns the value that the page renders for a field if its record doesn't set it. */
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
 * Keeps only the fields of a record that differ from the inherited values. A stored copy of an inherited value would go
 * stale when the page's copy, the title it inherits from, or the site's origin changes.
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
