import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import type { User } from '@/payload-types';
import type { SessionUser } from '@/schemas/auth';

/** The documented shape of an account: nothing about sessions or passwords, and the role as `isAdmin`. */
export function presentUser(user: Pick<User, PresentedKey>): SessionUser {
  const isAdmin = user.role === 'admin';
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    company: user.company ?? null,
    profileImage: user.profileImage ?? null,
    isAdmin,
    reportLimit: isAdmin ? null : (user.reportLimit ?? defaultReportLimit),
    createdAt: user.createdAt,
  };
}

type PresentedKey =
  'id' | 'name' | 'email' | 'company' | 'profileImage' | 'role' | 'reportLimit' | 'createdAt';
