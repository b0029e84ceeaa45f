/**
 * Whether the client already has the content with this entity tag, by its If-None-Match header:
 * https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function isKnownEtag(ifNoneMatch: string | null, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}
