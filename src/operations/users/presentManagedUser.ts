import { presentUser } from '@/operations/accounts/presentUser';
import type { User } from '@/payload-types';
import type { ManagedUser } from '@/schemas/users';

type ManagedKey = Parameters<typeof presentUser>[0] &
  Pick<User, 'updatedAt'> &
  Pick<ManagedUser, 'reportCount' | 'removalAt'>;

/** Returns the documented response for an account as administrators see it. */
export function presentManagedUser(user: ManagedKey): ManagedUser {
  const { updatedAt, reportCount, removalAt } = user;
  return { ...presentUser(user, reportCount), updatedAt, removalAt };
}
