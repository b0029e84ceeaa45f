import { redirectLimits } from './redirectLimits';

/** What no address of the site holds, and what browsers and servers read differently. */
const unsafe = /\p{Cc}|\\|\/\//u;

/**
 * The one spelling of a path: small letters, percent signs where they are needed, no slash at the end. What was spelled so
 * stays as it is.
 * @param path as it is asked for, without query and anchor
 * @returns null for what is no path of a site, or longer than any that can be led on
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
