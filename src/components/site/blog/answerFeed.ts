import { isKnownEtag } from '@/domain/caching/isKnownEtag';
import type { WrittenFeed } from '@/queries/blog/feeds/getFeed';

/**
 * Returns a feed as an HTTP response, or 304 if the reader has it already. It sends no Last-Modified: the newest post's
 * date doesn't change when another post is unpublished, and HTTP dates can't distinguish two feeds within a second.
 */
export function answerFeed(headers: Headers, { text, etag }: WrittenFeed, type: string): Response {
  const isKnown = isKnownEtag(headers.get('If-None-Match'), etag);
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : 200,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      // Caches may store it but must revalidate each time.
      'Cache-Control': 'public, no-cache',
      ETag: etag,
    },
  });
}
