import type { IncomingMessage } from 'node:http';

/** API calls, the panel, drafts and personal pages, except the API calls whose response is the same for everybody. */
const neverKept =
  /^\/(?!api\/(health|ready|seo\/public\/[\w-]+)$)(api|auth|blog\/preview|cms|policy-reports)(\/|$)/;
/** Range requests are answered from complete responses to these. */
const picture = /^\/blog-images\//;
/** No handler here reads a query, so each response has one address. */
const withoutQuery = /^\/(blog-images|share)\//;
/** Set by Next in draft mode. */
const draftCookie = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/;
const longestPath = 500;
/** Further request headers (`next-router-…`) that select which part of a page's data Next's client gets. */
const partHeaders = ['next-router-prefetch', 'next-router-segment-prefetch'] as const;
const longestPart = 200;
/** Values of the first that Next knows; a segment can be requested with this one only. */
const knownPrefetches = ['', '1', '2', '3'];
const segmentPrefetch = '1';

/**
 * Returns the cache key of a request whose response may be the same for everybody. Returns null for requests that are
 * never cached: with a query or a range (except images), with a trailing slash, or in draft mode. The data of a page,
 * which Next's client requests during navigation, has keys of its own.
 */
export function cacheKey({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  if (path.length > longestPath || !isCacheablePath(path) || !isUsualSpelling(path)) return null;
  if (headers.authorization || draftCookie.test(headers.cookie ?? '')) return null;
  if (headers.range && !picture.test(path)) return null;
  if (headers.rsc === undefined) {
    const isWhole = queryAt === -1 || withoutQuery.test(path);
    return isWhole && !/.\/$/.test(path) ? path : null;
  }
  // Next adds a `_rsc` query to such requests, for caches that ignore these headers.
  if (headers.rsc !== '1' || !/^\?_rsc=[\w-]*$|^$/.test(url.slice(path.length))) return null;
  const [prefetch = '', segment = ''] = partHeaders.map((name) => String(headers[name] ?? ''));
  // Next ignores unknown values, so one page would be cached under any number of keys.
  if (!knownPrefetches.includes(prefetch) || (segment !== '' && prefetch !== segmentPrefetch)) return null;
  return segment.length > longestPart ? null : `${path} rsc ${prefetch} ${segment}`;
}

/** Returns whether responses under this path may be the same for everybody. */
export const isCacheablePath = (path: string): boolean => !neverKept.test(path);

/** Returns the path and the request headers of a key. */
export function requestOfKey(key: string): { path: string; headers: Record<string, string> } {
  const [path = '', mark, ...part] = key.split(' ');
  if (mark === undefined) return { path, headers: {} };
  const given = partHeaders.map((name, index) => [name, part[index] ?? ''] as const);
  return { path, headers: { rsc: '1', ...Object.fromEntries(given.filter(([, value]) => value !== '')) } };
}

/** Each page has one key; other spellings of its path would evict other pages. */
function isUsualSpelling(path: string): boolean {
  if (!path.includes('%') && !path.includes('//')) return true;
  try {
    return !path.includes('//') && encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}
