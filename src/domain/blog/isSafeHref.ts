const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;

/** Browsers drop control characters from addresses, so `java\nscript:` would run; a space has no place in one either. */
const hasUnsafeCharacter = (href: string) => /[\p{Cc}\p{Z}\\]/u.test(href);

/**
 * Whether a link of a post may lead to `href`: a complete http, https, mailto or tel address, a path of the site
 * ("/contact", "#prices", "?page=2"), nothing else. `//host` would leave the site without saying so.
 */
export function isSafeHref(href: string): boolean {
  if (href === '' || href.length > 2000 || hasUnsafeCharacter(href)) return false;
  const [scheme] = anyScheme.exec(href) ?? [];
  if (scheme === undefined) return /^(?:\/(?!\/)|[#?])/.test(href);
  if (!schemes.has(scheme.toLowerCase())) return false;
  return scheme.toLowerCase().startsWith('http') ? /^https?:\/\/[^/?#]/i.test(href) : true;
}
