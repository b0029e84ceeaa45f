import { addressPath } from './addressPath';
import { redirectLimits } from './redirectLimits';

/** Where a redirect leads: an address as it is sent, and its path on this site, spelled by `addressPath`; null elsewhere. */
interface Target {
  to: string;
  path: string | null;
}

/** What answers to programs. */
const notForPeople = /^\/(api|auth|_next)(\/|$)/;
const unsafe = /[\p{Cc}\\]/u;
const elsewhere = 'https://elsewhere.invalid';
const notSafe: { problem: string } = {
  problem: 'Enter a path of this site, such as /team, or an address that begins with https://.',
};

/**
 * The address that is meant by what was typed: a path of this site, also where its whole address was given, or an https
 * address elsewhere. Everything else could send visitors where nobody wanted them to go.
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

/** Without the slash at the end, from which the site would lead on once more. */
const pathnameOf = ({ pathname }: URL): string => pathname.replace(/(.)\/$/, '$1');

function pathOf(url: URL): string | null {
  const path = pathnameOf(url);
  // "/.//example.com" becomes "//example.com", which is another host.
  return addressPath(path) === null || notForPeople.test(path) ? null : path + url.search + url.hash;
}
