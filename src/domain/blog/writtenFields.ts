/** What somebody writes or chooses of a post; the rest of a new one is filled in for them. */
export const writtenFields = [
  ...(['title', 'slug', 'description', 'body', 'cover', 'coverUrl', 'coverAltText'] as const),
  ...(['category', 'tags', 'metaTitle', 'metaDescription', 'metaImage', 'canonicalUrl'] as const),
];
