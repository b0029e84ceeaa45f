const fallbackPath = '/dashboard';
/** Any origin does: it only shows whether an address leaves the site. */
const origin = 'https://site.invalid';

/**
 * Where to go after signing in: the path a visitor was going to, or the dashboard. Addresses of other sites in any
 * disguise (`//evil`, `/\evil`, `javascript:`) and the login page itself become the dashboard.
 */
export function safeNextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return fallbackPath;
  const url = new URL(next, origin);
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === '/login')
    return fallbackPath;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The login page that comes back to `path` afterwards. */
export function loginPath(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}
