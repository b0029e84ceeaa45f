const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;

/** Browsers drop control characters from URLs, so `java\nscript:` would run. Spaces aren't valid in a URL either. */
const hasUnsafeCharacter = (href: string) => /[\p{Cc}\p{Z}\\]/u.test(href);

/**
 * Whether a post may link to `href`: an absolute http, https, mailto or tel URL or a path of the site ("/contact",
 * "#prices", "?page=2"). `//host` is rejected because it looks like a path but leaves the site.
 */
export function isSafeHref(href: string): boolean {
  if (href === '' || href.length > 2000 || hasUnsafeCharacter(href)) return false;
  const [scheme] = anyScheme.exec(href) ?? [];
  if (scheme === undefined) return /^(?:\/(?!\/)|[#?])/.test(href);
  if (!schemes.has(scheme.toLowerCase())) return false;
  return scheme.toLowerCase().startsWith('http') ? /^https?:\/\/[^/?#]/i.test(href) : true;
}
