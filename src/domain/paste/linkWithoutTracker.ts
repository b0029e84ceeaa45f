const trackers = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|_hsenc|_hsmi|yclid|vero_id)$/i;

/** Redirecting URLs and the parameter that contains their target. */
const detours: readonly (readonly [host: RegExp, path: RegExp, parameter: string])[] = [
  [/(?:^|\.)google\.[a-z.]+$/, /^\/url$/, 'q'],
  [/(?:^|\.)google\.[a-z.]+$/, /^\/url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, 'url'],
  [/^l\.facebook\.com$/, /^\/l\.php$/, 'u'],
  [/^(?:out|slack-redir)\.[a-z.]+$/, /^\/link$/, 'url'],
  [/(?:^|\.)linkedin\.com$/, /^\/redir\/redirect\/?$/, 'url'],
];

/**
 * Resolves the target of a pasted link without click trackers and tracking parameters. Returns a path for links to the
 * site at `origin`, and null for targets that a post can't link to, such as a file or a place in a document.
 */
export function linkWithoutTracker(href: string, origin: string): string | null {
  const url = URL.canParse(href.trim()) ? new URL(href.trim()) : null;
  if (!url) return null;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const target = targetOf(url);
  if (target !== null) return linkWithoutTracker(target, origin);
  const counted = [...url.searchParams.keys()].filter((name) => trackers.test(name));
  for (const name of counted) url.searchParams.delete(name);
  // Without tracking parameters the link stays as written.
  const own = counted.length > 0 ? url.href : href.trim();
  return url.origin === origin ? url.pathname + url.search + url.hash : own;
}

function targetOf({ hostname, pathname, searchParams }: URL): string | null {
  for (const [host, path, parameter] of detours) {
    const target = host.test(hostname) && path.test(pathname) ? searchParams.get(parameter) : null;
    if (target && /^https?:\/\//i.test(target)) return target;
  }
  return null;
}
