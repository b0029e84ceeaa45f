import { addressPath } from './addressPath';
import { isServedPath } from './isServedPath';
import { missingLimits } from './missingLimits';

/**
 * Requests of vulnerability scanners. Paths in .html are not among them, because pages of former sites often ended so.
 */
const noise =
  /\.(?!html?$)[^/]*$|\/\.|\/(wp|wp-[^/]*|wordpress|cgi-bin|phpmyadmin|pma|vendor|actuator|owa|boaform|xmlrpc)(\/|$)/;
/** Letters of any language, digits and joining characters; excludes injected text. */
const words = /^[\p{L}\p{M}\p{N}/._~+,:@&=()'!-]+$/u;

/**
 * Returns the normalized path under which a 404 is counted, or null for scanners' requests, unlikely paths and paths
 * that the site serves itself.
 */
export function countedPath(path: string): string | null {
  const spelled = addressPath(path);
  if (spelled === null || spelled.length > missingLimits.pathMaxLength || isServedPath(spelled)) return null;
  const read = decodeURIComponent(spelled);
  const isMeant =
    words.test(read) && !noise.test(read) && read.split('/').length <= missingLimits.mostSegments + 1;
  return isMeant ? spelled : null;
}
