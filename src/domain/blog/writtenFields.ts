/** The fields of a post that an author fills in; a new post gets defaults for the others. */
export const writtenFields = [
  ...(['title', 'slug', 'description', 'body', 'cover', 'coverUrl', 'coverAltText'] as const),
  ...(['category', 'tags', 'metaTitle', 'metaDescription', 'metaImage', 'canonicalUrl'] as const),
];
