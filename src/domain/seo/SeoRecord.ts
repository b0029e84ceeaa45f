/** The fields of a record, in the order of API responses. */
export const seoFields = [
  'title',
  'metaDescription',
  'canonicalUrl',
  'robots',
  'ogTitle',
  'ogDescription',
  'ogImage',
  'twitterTitle',
  'twitterDescription',
  'twitterImage',
  'schemaType',
  'customSchema',
  'finalSchema',
] as const;

export type SeoField = (typeof seoFields)[number];

/**
 * Search metadata of one page. Contains only the fields that have been set; the page's own copy is the default for the
 * others.
 */
export type SeoRecord = Partial<Record<SeoField, string>>;

/** Whether two records are equal. */
export const isSameRecord = (one: SeoRecord, other: SeoRecord): boolean =>
  seoFields.every((field) => one[field] === other[field]);

/** Schema.org types that a page can have. */
export const schemaTypes = [
  'WebPage',
  'Article',
  'Product',
  'Service',
  'Organization',
  'LocalBusiness',
] as const;

/** Returns the record's fields of a document, without empty ones. */
export function toSeoRecord(document: { readonly [Field in SeoField]?: string | null }): SeoRecord {
  const record: SeoRecord = {};
  for (const field of seoFields) {
    const value = document[field];
    if (value) record[field] = value;
  }
  return record;
}
