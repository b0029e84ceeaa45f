import type { Role } from '@/domain/accounts/roles';
import { mayOpen, startPath } from './places';

/** Any origin works: it only shows whether an address leaves the site. */
const origin = 'https://site.invalid';

/**
 * Returns the redirect target after signing in: the requested path, or the start page of the role. Addresses of other
 * sites in any disguise (`//evil`, `/\evil`, `javascript:`), the login page itself and pages the role may not open give
 * the start page.
 */
export function safeNextPath(next: string | null | undefined, role: Role): string {
  const start = startPath(role);
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return start;
  const { origin: target, pathname, search, hash } = new URL(next, origin);
  const isElsewhere = target !== origin || pathname.startsWith('//') || pathname === '/login';
  return isElsewhere || !mayOpen(role, pathname) ? start : pathname + search + hash;
}

/** Returns the login page's path, which returns to `path` afterwards. */
export function loginPath(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}
