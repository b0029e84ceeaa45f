import { addressPath } from './addressPath';
import { isServedPath } from './isServedPath';
import { missingLimits } from './missingLimits';

/** What programs look for that search for holes in other software; pages of former sites often ended in .html. */
const noise =
  /\.(?!html?$)[^/]*$|\/\.|\/(wp|wp-[^/]*|wordpress|cgi-bin|phpmyadmin|pma|vendor|actuator|owa|boaform|xmlrpc)(\/|$)/;
/** Letters of any language, digits and what joins them; no text that was thrown at an address. */
const words = /^[\p{L}\p{M}\p{N}/._~+,:@&=()'!-]+$/u;

/**
 * The address as it is counted when a visitor asked for it and nothing was there; null where nobody meant it, or the site's
 * own pages look something up.
 */
export function countedPath(path: string): string | null {
  const spelled = addressPath(path);
  if (spelled === null || spelled.length > missingLimits.pathMaxLength || isServedPath(spelled)) return null;
  const read = decodeURIComponent(spelled);
  const isMeant =
    words.test(read) && !noise.test(read) && read.split('/').length <= missingLimits.mostSegments + 1;
  return isMeant ? spelled : null;
}
