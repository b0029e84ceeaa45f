import type { IncomingMessage } from 'node:http';

/** Calls, the panel, drafts and what is somebody's own; but for the calls that answer everybody alike. */
const neverKept =
  /^\/(?!api\/(health|ready|seo\/public\/[\w-]+)$)(api|auth|blog\/preview|cms|policy-reports)(\/|$)/;
/** Whole answers to these are sent in parts, too. */
const picture = /^\/blog-images\//;
/** Nothing here reads a query, so each answer has one address. */
const withoutQuery = /^\/(blog-images|share)\//;
/** Set by Next while somebody looks at drafts. */
const draftCookie = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/;
const longestPath = 500;
/** What else than the address Next's client may ask a page's data with (`next-router-…`): which part of it. */
const partHeaders = ['next-router-prefetch', 'next-router-segment-prefetch'] as const;
const longestPart = 200;
/** What Next knows of the first; a segment may be asked for with this one only. */
const knownPrefetches = ['', '1', '2', '3'];
const segmentPrefetch = '1';

/**
 * The key under which the answer to a request is kept if it turns out to be the same for everybody; null for what never
 * is: with a query (but a picture's) or a slash at the end, for a part of a file (but a picture's), for drafts. A page's data, which Next's
 * client asks for while somebody moves about the site, has keys of its own.
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
  // Next adds a mark to such addresses, for caches that don't know these headers.
  if (headers.rsc !== '1' || !/^\?_rsc=[\w-]*$|^$/.test(url.slice(path.length))) return null;
  const [prefetch = '', segment = ''] = partHeaders.map((name) => String(headers[name] ?? ''));
  // Next takes what it doesn't know for nothing, and would give one page under any number of keys.
  if (!knownPrefetches.includes(prefetch) || (segment !== '' && prefetch !== segmentPrefetch)) return null;
  return segment.length > longestPart ? null : `${path} rsc ${prefetch} ${segment}`;
}

/** Whether answers under this path may be the same for everybody. */
export const isCacheablePath = (path: string): boolean => !neverKept.test(path);

/** The address that an answer with this key has, and what it was asked with. */
export function requestOfKey(key: string): { path: string; headers: Record<string, string> } {
  const [path = '', mark, ...part] = key.split(' ');
  if (mark === undefined) return { path, headers: {} };
  const given = partHeaders.map((name, index) => [name, part[index] ?? ''] as const);
  return { path, headers: { rsc: '1', ...Object.fromEntries(given.filter(([, value]) => value !== '')) } };
}

/** Every page has one address here, or its other spellings would push other pages out. */
function isUsualSpelling(path: string): boolean {
  if (!path.includes('%') && !path.includes('//')) return true;
  try {
    return !path.includes('//') && encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}
