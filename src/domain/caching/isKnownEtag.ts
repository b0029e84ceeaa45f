/**
 * Whether a caller has the content with this entity tag already, as its If-None-Match header says:
 * https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function isKnownEtag(ifNoneMatch: string | null, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}
