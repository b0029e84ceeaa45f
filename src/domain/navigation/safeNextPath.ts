import type { Role } from '@/domain/accounts/roles';
import { mayOpen, startPath } from './places';

/** Any origin does: it only shows whether an address leaves the site. */
const origin = 'https://site.invalid';

/**
 * Where to go after signing in: the path a visitor was going to, or where their role starts. Addresses of other sites in
 * any disguise (`//evil`, `/\evil`, `javascript:`), the login page itself and what the role may not see become the start.
 */
export function safeNextPath(next: string | null | undefined, role: Role): string {
  const start = startPath(role);
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return start;
  const { origin: target, pathname, search, hash } = new URL(next, origin);
  const isElsewhere = target !== origin || pathname.startsWith('//') || pathname === '/login';
  return isElsewhere || !mayOpen(role, pathname) ? start : pathname + search + hash;
}

/** The login page that comes back to `path` afterwards. */
export function loginPath(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}
