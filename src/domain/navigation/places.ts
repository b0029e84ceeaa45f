import { isStaffRole, type Role } from '@/domain/accounts/roles';
import { isPanelPath } from './isPanelPath';

/** Pages below /admin that marketers may use as well. All others are for administrators. */
const staffPages: ReadonlySet<string> = new Set(['/admin/blog', '/admin/categories', '/admin/inquiries']);

const startPaths: Readonly<Record<Role, string>> = {
  client: '/dashboard',
  marketer: '/cms',
  admin: '/admin',
};

/** Returns the start page of a role after signing in. */
export const startPath = (role: Role): string => startPaths[role];

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/**
 * Whether a signed-in user with this role may open the page.
 * @param path without query and fragment
 */
export function mayOpen(role: Role, path: string): boolean {
  if (isPanelPath(path) || staffPages.has(path)) return isStaffRole(role);
  return role === 'admin' || !isWithin(path, '/admin');
}
