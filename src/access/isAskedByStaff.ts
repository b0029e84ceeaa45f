import type { Payload } from 'payload';
import { isStaffRole } from '@/domain/accounts/roles';

/** Whether a request comes from an administrator or a marketer, as the database has them now. Strangers aren't refused. */
export async function isAskedByStaff(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers });
  return user !== null && isStaffRole(user.role);
}
