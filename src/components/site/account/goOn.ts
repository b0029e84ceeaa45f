import { isStorageBlocked } from '@/client/browserItems';
import type { SessionUser } from '@/schemas/auth';
import { choosePasswordPath } from '@/content/site/choosePassword';
import { passwordScreen } from '@/domain/accounts/passwordScreen';
import { isPanelPath } from '@/domain/navigation/isPanelPath';
import { safeNextPath } from '@/domain/navigation/safeNextPath';

interface Way {
  /** Where they were going. */
  next: string | null;
  /** They postponed choosing a password. */
  hasPostponed: boolean;
}

/**
 * Opens, in the place of this page, what somebody who has signed in was going to, or where their role starts; for staff who
 * are asked for a password of their own, that first.
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

/** Where the browser keeps neither token nor cookie, a document that is loaded anew knows nobody. */
const reachable = (path: string): string =>
  isStorageBlocked() && !navigator.cookieEnabled ? (path.split('#')[0] ?? path) : path;

/**
 * Next's router keeps the part of a page that its document was loaded with, and writes the one that is asked for behind it:
 * `#password#password`.
 */
const needsDocument = (path: string): boolean => isPanelPath(path) || path.includes('#');
