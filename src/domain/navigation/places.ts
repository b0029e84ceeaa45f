import { isStaffRole, type Role } from '@/domain/accounts/roles';
import { isPanelPath } from './isPanelPath';

/** Pages below /admin that marketers work on as well. All others are for administrators. */
const staffPages: ReadonlySet<string> = new Set([
  '/admin/blog',
  '/admin/categories',
  '/admin/redirects',
  '/admin/seo',
  '/admin/inquiries',
]);

const startPaths: Readonly<Record<Role, string>> = {
  client: '/dashboard',
  marketer: '/cms',
  admin: '/admin',
};

/** Where somebody with this role begins to work after signing in. */
export const startPath = (role: Role): string => startPaths[role];

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/**
 * Whether the pages at this path show themselves to somebody with this role who is signed in.
 * @param path without query and anchor
 */
export function mayOpen(role: Role, path: string): boolean {
  if (isPanelPath(path) || staffPages.has(path)) return isStaffRole(role);
  return role === 'admin' || !isWithin(path, '/admin');
}
