import type { Payload } from 'payload';
import { isStaffRole } from '@/domain/accounts/roles';

/** Returns whether a request comes from staff, according to the database. Never throws for other users. */
export async function isAskedByStaff(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers });
  return user !== null && isStaffRole(user.role);
}
