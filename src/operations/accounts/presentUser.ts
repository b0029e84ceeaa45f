import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import type { User } from '@/payload-types';
import type { SessionUser } from '@/schemas/auth';
import { shownFields, type ShownField } from './accountFields';

/**
 * The documented shape of an account that has run so many analyses: nothing about sessions or passwords, and a new email
 * for as long as it can be confirmed.
 */
export function presentUser(user: PresentedAccount, reportCount: number): SessionUser {
  return {
    ...asKept(user),
    pendingEmail: livingPendingEmail(user),
    isAdmin: user.role === 'admin',
    reportLimit: shownReportLimit(user),
    reportCount,
    mustChangePassword: user.mustChangePassword === true,
    hasCommonPassword: user.hasCommonPassword === true,
  };
}

/** What an account is shown with; null where it has nothing. */
type Kept = {
  [Field in ShownField]: Exclude<User[Field], undefined> | (undefined extends User[Field] ? null : never);
};

const asKept = (user: PresentedAccount): Kept =>
  Object.fromEntries(shownFields.map((field) => [field, user[field] ?? null])) as Kept;

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
export type PresentedAccount = Pick<User, ShownField | PendingKey>;
