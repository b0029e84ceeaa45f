import { addressPath } from './addressPath';
import { redirectLimits } from './redirectLimits';

/**
 * The target of a redirect: the address to send, and its path on this site, normalized by `addressPath`; null for an
 * external target.
 */
interface Target {
  to: string;
  path: string | null;
}

/** Paths that serve programs, not people. */
const notForPeople = /^\/(api|auth|_next)(\/|$)/;
const unsafe = /[\p{Cc}\\]/u;
const elsewhere = 'https://elsewhere.invalid';
const notSafe: { problem: string } = {
  problem: 'Enter a path of this site, such as /team, or a complete https address.',
};

/**
 * Parses a typed target: a path or URL of this site, or an external https URL. Everything else is rejected, because it
 * could send visitors to an unsafe place.
 * @param siteOrigin such as "https://example.com"
 */
export function readTarget(text: string, siteOrigin: string): Target | { problem: string } {
  const typed = text.trim();
  if (unsafe.test(typed) || !/^(\/(?!\/)|https?:\/\/)/i.test(typed)) return notSafe;
  const url = parse(typed);
  if (!url || url.username || url.password) return notSafe;
  const isHere = url.origin === elsewhere || url.origin === siteOrigin;
  if (!isHere && url.protocol !== 'https:') return notSafe;
  const to = isHere ? pathOf(url) : url.href;
  if (to === null) return notSafe;
  if (to.length > redirectLimits.toMaxLength)
    return { problem: `Use at most ${redirectLimits.toMaxLength} characters.` };
  return { to, path: isHere ? addressPath(pathnameOf(url)) : null };
}

function parse(typed: string): URL | null {
  try {
    return new URL(typed, elsewhere);
  } catch {
    return null;
  }
}

/** Drops the trailing slash, which would cause a second redirect. */
const pathnameOf = ({ pathname }: URL): string => pathname.replace(/(.)\/$/, '$1');

function pathOf(url: URL): string | null {
  const path = pathnameOf(url);
  // "/.//example.com" becomes "//example.com", which is another host.
  return addressPath(path) === null || notForPeople.test(path) ? null : path + url.search + url.hash;
}
