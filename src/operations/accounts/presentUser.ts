import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import type { User } from '@/payload-types';
import type { SessionUser } from '@/schemas/auth';

/**
 * The documented shape of an account that has run so many analyses: nothing about sessions or passwords, and a new email
 * for as long as it can be confirmed.
 */
export function presentUser(user: PresentedAccount, reportCount: number): SessionUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    pendingEmail: livingPendingEmail(user),
    company: user.company ?? null,
    profileImage: user.profileImage ?? null,
    role: user.role,
    isAdmin: user.role === 'admin',
    reportLimit: shownReportLimit(user),
    reportCount,
    createdAt: user.createdAt,
    mustChangePassword: user.mustChangePassword === true,
  };
}

/** How many analyses an account may run; null for administrators, who have no limit. */
export const shownReportLimit = ({ role, reportLimit }: Pick<User, 'role' | 'reportLimit'>): number | null =>
  role === 'admin' ? null : (reportLimit ?? defaultReportLimit);

/** The new email that an account waits for, for as long as it can be confirmed. */
export function livingPendingEmail({
  pendingEmail,
  pendingEmailUntil,
}: Pick<User, PendingKey>): string | null {
  return pendingEmail && Date.parse(pendingEmailUntil ?? '') > Date.now() ? pendingEmail : null;
}

type PendingKey = 'pendingEmail' | 'pendingEmailUntil';
/** What is shown of an account. */
export type PresentedAccount = Pick<User, PresentedKey>;
type PresentedKey =
  | PendingKey
  | 'mustChangePassword'
  | 'id'
  | 'name'
  | 'email'
  | 'company'
  | 'profileImage'
  | 'role'
  | 'reportLimit'
  | 'createdAt';
