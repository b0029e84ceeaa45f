/**
 * RFC 9112, 3.2.1: a path of printable characters and an optional query; no fragment, at which other parsers would
 * stop.
 */
const originForm = /^(?<path>\/[!-"$->@-[\]-~]*)(?<query>\?[^#]*)?$/;
/** Unambiguous to every parser: no escapes, no segment that begins with a dot, no double slash. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)*\/?$/;
/** RFC 3986, 2.3: escaped or not, these characters are equivalent. */
const unreserved = /[\w.~-]/;
/** Some parsers decode it and split the segment, others don't. */
const escapedSlash = '%2F';
/** Next treats this suffix like the `rsc` header, by which its client requests a page's data. */
const dataSuffix = '.rsc';
const unreadable = /[\p{Cc}\\]/u;

interface RequestTarget {
  /** Normalized: only characters that need it are escaped. */
  path: string;
  /** With its question mark; empty without a query. */
  query: string;
}

/**
 * Returns the request's target in the one spelling that all later code and Next use. Returns null for targets that
 * another parser could read as a different address: a segment that decodes to `.` or `..`, a backslash, a slash within
 * a segment, a control character, an invalid escape, Next's `.rsc` suffix, or any form other than a path. Capital
 * letters, semicolons and double slashes are kept.
 */
export function readTarget(target: string): RequestTarget | null {
  const { path, query = '' } = originForm.exec(target)?.groups ?? {};
  if (path === undefined) return null;
  const spelled = plainPath.test(path) ? path : spellPath(path);
  return spelled === null || spelled.endsWith(dataSuffix) ? null : { path: spelled, query };
}

function spellPath(path: string): string | null {
  try {
    if (unreadable.test(decodeURIComponent(path))) return null;
  } catch {
    return null;
  }
  const spelled = path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return unreserved.test(letter) ? letter : escape.toUpperCase();
  });
  const hasDots = spelled.split('/').some((segment) => segment === '.' || segment === '..');
  return hasDots || spelled.includes(escapedSlash) ? null : spelled;
}
