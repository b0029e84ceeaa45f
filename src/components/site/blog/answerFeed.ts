import { isKnownEtag } from '@/domain/caching/isKnownEtag';
import type { WrittenFeed } from '@/queries/blog/feeds/getFeed';

/**
 * A feed as an HTTP answer; 304 to a reader that has it already. It has no date: that of its newest post stays the same when
 * another one is taken back, and one to the second can't tell two feeds of a second apart.
 */
export function answerFeed(headers: Headers, { text, etag }: WrittenFeed, type: string): Response {
  const isKnown = isKnownEtag(headers.get('If-None-Match'), etag);
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : 200,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      // Caches may keep it, but ask each time whether it still holds.
      'Cache-Control': 'public, no-cache',
      ETag: etag,
    },
  });
}
