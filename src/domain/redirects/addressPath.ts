import { redirectLimits } from './redirectLimits';

/** Characters that no path of the site contains and that browsers and servers interpret differently. */
const unsafe = /\p{Cc}|\\|\/\//u;

/**
 * Normalizes a path: lowercase, percent-encoded where needed, no trailing slash. Idempotent.
 * @param path as requested, without query and fragment
 * @returns null for an invalid path, or one too long for a redirect
 */
export function addressPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path).toLowerCase().replace(/\/$/, '');
    if (!path.startsWith('/') || unsafe.test(decoded)) return null;
    const segments = decoded.split('/');
    if (segments.includes('.') || segments.includes('..')) return null;
    const spelled = segments.map(encodeURIComponent).join('/') || '/';
    return spelled.length > redirectLimits.fromMaxLength ? null : spelled;
  } catch {
    return null;
  }
}
