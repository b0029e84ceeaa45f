import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import type { User } from '@/payload-types';
import type { SessionUser } from '@/schemas/auth';
import { shownFields, type ShownField } from '@/services/accounts/accountFields';

/** Returns the documented response for an account, without sessions, passwords and an expired pending email. */
export function presentUser(user: PresentedAccount, reportCount: number): SessionUser {
  return {
    ...asKept(user),
    pendingEmail: validPendingEmail(user),
    isAdmin: user.role === 'admin',
    reportLimit: shownReportLimit(user),
    reportCount,
    mustChangePassword: user.mustChangePassword === true,
    hasCommonPassword: user.hasCommonPassword === true,
  };
}

/** Account fields as shown, with null for missing values. */
type Kept = {
  [Field in ShownField]: Exclude<User[Field], undefined> | (undefined extends User[Field] ? null : never);
};

const asKept = (user: PresentedAccount): Kept =>
  Object.fromEntries(shownFields.map((field) => [field, user[field] ?? null])) as Kept;

/** Returns the account's report limit, or null for administrators, who have none. */
export const shownReportLimit = ({ role, reportLimit }: Pick<User, 'role' | 'reportLimit'>): number | null =>
  role === 'admin' ? null : (reportLimit ?? defaultReportLimit);

/** Returns the pending email, or null when there is none or its confirmation has expired. */
export function validPendingEmail({
  pendingEmail,
  pendingEmailUntil,
}: Pick<User, PendingKey>): string | null {
  return pendingEmail && Date.parse(pendingEmailUntil ?? '') > Date.now() ? pendingEmail : null;
}

type PendingKey = 'pendingEmail' | 'pendingEmailUntil';
/** The account columns that `presentUser` reads. */
export type PresentedAccount = Pick<User, ShownField | PendingKey>;
