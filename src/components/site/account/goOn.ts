import { isStorageBlocked } from '@/client/browserItems';
import type { SessionUser } from '@/schemas/auth';
import { choosePasswordPath } from '@/content/site/choosePassword';
import { passwordScreen } from '@/domain/accounts/passwordScreen';
import { isPanelPath } from '@/domain/navigation/isPanelPath';
import { safeNextPath } from '@/domain/navigation/safeNextPath';

interface Way {
  /** The page requested before signing in. */
  next: string | null;
  /** The user postponed choosing a password. */
  hasPostponed: boolean;
}

/**
 * Replaces this page with the page requested before signing in, or with the role's start page; staff with a temporary
 * password choose a new one first.
 * @param replace opens a page within the document
 */
export function goOn(
  user: SessionUser | null,
  { next, hasPostponed }: Way,
  replace: (path: string) => void,
): void {
  const path = reachable(whereToGo(user, { next, hasPostponed }));
  if (needsDocument(path)) window.location.replace(path);
  else replace(path);
}

function whereToGo(user: SessionUser | null, { next, hasPostponed }: Way): string {
  const screen = user ? passwordScreen(user, new Date().toISOString()) : 'none';
  if (screen === 'required' || (screen === 'optional' && !hasPostponed)) {
    return next ? `${choosePasswordPath}?next=${encodeURIComponent(next)}` : choosePasswordPath;
  }
  return safeNextPath(next, user?.role ?? 'client');
}

/** If the browser stores neither token nor cookie, a newly loaded document has no session. */
const reachable = (path: string): string =>
  isStorageBlocked() && !navigator.cookieEnabled ? (path.split('#')[0] ?? path) : path;

/**
 * Next's router keeps the fragment that the document was loaded with and appends the requested one:
 * `#password#password`.
 */
const needsDocument = (path: string): boolean => isPanelPath(path) || path.includes('#');
