/** RFC 9112, 3.2.1: a path of printable letters and perhaps a query; no fragment, behind which others would stop reading. */
const originForm = /^(?<path>\/[!-"$->@-[\]-~]*)(?<query>\?[^#]*)?$/;
/** Read alike by whoever reads it: no escapes, no segment that begins with a dot, no slash beside another. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)*\/?$/;
/** RFC 3986, 2.3: escaped or not, they mean the same. */
const unreserved = /[\w.~-]/;
/** Cuts a segment in two for one reader and not for another. */
const escapedSlash = '%2F';
/** Next takes it for the header with which its client asks for a page's data, behind which nothing is missing. */
const dataSuffix = '.rsc';
const unreadable = /[\p{Cc}\\]/u;

interface RequestTarget {
  /** In one spelling: escaped is only what has to be. */
  path: string;
  /** With its question mark; empty without one. */
  query: string;
}

/**
 * What a request asks for, in the one spelling that everything behind this judges and Next is handed. Null for what could be
 * read as another address by somebody: a segment that means `.` or `..`, a backslash, a slash in a segment, a control
 * character, an escape of nothing, Next's name for a page's data, and another form than a path. Capital letters, semicolons
 * and doubled slashes are letters like others.
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
