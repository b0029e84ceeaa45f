import { presentUser } from '@/operations/accounts/presentUser';
import type { User } from '@/payload-types';
import type { ManagedUser } from '@/schemas/users';

type ManagedKey = Parameters<typeof presentUser>[0] &
  Pick<User, 'updatedAt'> &
  Pick<ManagedUser, 'reportCount' | 'removalAt'>;

/** The documented shape of an account for administrators. */
export function presentManagedUser(user: ManagedKey): ManagedUser {
  const { updatedAt, reportCount, removalAt } = user;
  return { ...presentUser(user, reportCount), updatedAt, removalAt };
}
