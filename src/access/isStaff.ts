import type { PayloadRequest } from 'payload';
import { isStaffRole } from '@/domain/accounts/roles';

/** Returns whether the user is an administrator or a marketer. */
export function isStaff({ req }: { req: PayloadRequest }): boolean {
  return req.user ? isStaffRole(req.user.role) : false;
}
