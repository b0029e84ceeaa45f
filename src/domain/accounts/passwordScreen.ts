import { isStaffRole, type Role } from './roles';

/**
 * Days for which staff can postpone choosing a password of their own, from their first sign-in with a temporary one.
 */
export const postponeDays = 7;

interface PasswordFacts {
  role: Role;
  /** The password is a temporary one, which another person knows. */
  mustChangePassword?: boolean | null;
  hasCommonPassword?: boolean | null;
  /** ISO 8601, in UTC. */
  passwordDueAt?: string | null;
}

/** Whether the account is blocked until its password changes: staff may not keep a common password. */
export const isClosedByPassword = ({ role, hasCommonPassword }: PasswordFacts): boolean =>
  isStaffRole(role) && hasCommonPassword === true;

/**
 * Returns whether staff are asked for a password of their own after signing in, and whether they can postpone it.
 * @param now ISO 8601, in UTC
 */
export function passwordScreen(facts: PasswordFacts, now: string): 'none' | 'optional' | 'required' {
  if (isClosedByPassword(facts)) return 'required';
  if (!isStaffRole(facts.role) || !facts.mustChangePassword) return 'none';
  return facts.passwordDueAt && facts.passwordDueAt <= now ? 'required' : 'optional';
}
