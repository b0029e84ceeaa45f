/** What a record can say about its page, in the order that answers list it. */
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

/** Search metadata of one page. Only what has been set is there; the page's own words stand in for the rest. */
export type SeoRecord = Partial<Record<SeoField, string>>;

/** Whether two records say the same of their page. */
export const isSameRecord = (one: SeoRecord, other: SeoRecord): boolean =>
  seoFields.every((field) => one[field] === other[field]);

/** Kinds of things that a page can be about, as schema.org names them. */
export const schemaTypes = [
  'WebPage',
  'Article',
  'Product',
  'Service',
  'Organization',
  'LocalBusiness',
] as const;

/** The fields of a document that belong to the record, without those that are empty. */
export function toSeoRecord(document: { readonly [Field in SeoField]?: string | null }): SeoRecord {
  const record: SeoRecord = {};
  for (const field of seoFields) {
    const value = document[field];
    if (value) record[field] = value;
  }
  return record;
}
