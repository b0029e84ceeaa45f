import type { TypedUser } from 'payload';
import { NotAllowed } from '@/errors/ApiFailures';
import type { User } from '@/payload-types';

/**
 * Rejects the deletion of administrators and of the own account, so that the last administrator stays.
 * @throws NotAllowed
 */
export function rejectUndeletable(actor: TypedUser, user: User): void {
  if (user.id === actor.id) throw new NotAllowed("You can't delete your own account here");
  if (user.role === 'admin') {
    throw new NotAllowed("Administrators can't be deleted. Change the user type to User first.");
  }
}
