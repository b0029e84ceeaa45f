import { presentUser } from '@/operations/accounts/presentUser';
import type { User } from '@/payload-types';
import type { ManagedUser } from '@/schemas/users';

type ManagedKey = Parameters<typeof presentUser>[0] & Pick<User, 'role' | 'updatedAt'>;

/** The documented shape of an account for administrators. */
export function presentManagedUser(user: ManagedKey, reportCount: number): ManagedUser {
  return { ...presentUser(user), role: user.role, reportCount, updatedAt: user.updatedAt };
}
