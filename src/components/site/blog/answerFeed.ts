import { isKnownEtag } from '@/domain/caching/isKnownEtag';
import type { WrittenFeed } from '@/queries/blog/feeds/getFeed';

/**
 * A feed as an HTTP answer; 304 to a reader that has it already. A date only counts when it is the very one that was
 * sent: a feed from which a post was taken is older than before, and yet has changed.
 */
export function answerFeed(headers: Headers, { text, etag, changed }: WrittenFeed, type: string): Response {
  const lastModified = changed && new Date(changed).toUTCString();
  const ifNoneMatch = headers.get('If-None-Match');
  const isKnown =
    ifNoneMatch === null
      ? lastModified !== null && headers.get('If-Modified-Since') === lastModified
      : isKnownEtag(ifNoneMatch, etag);
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : 200,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      // Caches may keep it, but ask each time whether it still holds.
      'Cache-Control': 'public, no-cache',
      ETag: etag,
      ...(lastModified ? { 'Last-Modified': lastModified } : {}),
    },
  });
}
