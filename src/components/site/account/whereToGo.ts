import type { SessionUser } from '@/schemas/auth';
import { choosePasswordPath } from '@/content/site/choosePassword';
import { safeNextPath } from '@/domain/navigation/safeNextPath';

/** Where somebody who has signed in was going, or where their role starts. */
export function whereToGo(user: SessionUser | null, next: string | null): string {
  if (user?.mustChangePassword) {
    return next ? `${choosePasswordPath}?next=${encodeURIComponent(next)}` : choosePasswordPath;
  }
  return safeNextPath(next, user?.role ?? 'client');
}
