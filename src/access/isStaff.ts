import type { PayloadRequest } from 'payload';
import { isStaffRole } from '@/domain/accounts/roles';

/** Administrators and marketers. */
export function isStaff({ req }: { req: PayloadRequest }): boolean {
  return req.user ? isStaffRole(req.user.role) : false;
}
