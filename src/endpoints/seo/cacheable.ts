import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';

/** Caches may keep the answer, but ask each time whether it still holds: a change is seen at once. */
const cacheControl = 'public, no-cache';

/** Whether the caller has the answer already: https://www.rfc-editor.org/rfc/rfc9110#field.if-none-match */
function isKnown(header: string | null, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

/** A public answer with a validator: 304 to a caller that has it already. */
export function cacheable<Body>(req: PayloadRequest, body: Body) {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Cache-Control': cacheControl, ETag: etag };
  return { body, headers, ...(isKnown(req.headers.get('If-None-Match'), etag) ? { status: 304 } : {}) };
}
