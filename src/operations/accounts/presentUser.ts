import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import type { User } from '@/payload-types';
import type { SessionUser } from '@/schemas/auth';

/**
 * The documented shape of an account: nothing about sessions or passwords, and a new email for as long as it can be
 * confirmed.
 */
export function presentUser(user: Pick<User, PresentedKey>): SessionUser {
  const isAdmin = user.role === 'admin';
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    pendingEmail: livingPendingEmail(user),
    company: user.company ?? null,
    profileImage: user.profileImage ?? null,
    role: user.role,
    isAdmin,
    reportLimit: isAdmin ? null : (user.reportLimit ?? defaultReportLimit),
    createdAt: user.createdAt,
  };
}

function livingPendingEmail({ pendingEmail, pendingEmailUntil }: Pick<User, PendingKey>): string | null {
  return pendingEmail && Date.parse(pendingEmailUntil ?? '') > Date.now() ? pendingEmail : null;
}

type PendingKey = 'pendingEmail' | 'pendingEmailUntil';
type PresentedKey =
  PendingKey | 'id' | 'name' | 'email' | 'company' | 'profileImage' | 'role' | 'reportLimit' | 'createdAt';
