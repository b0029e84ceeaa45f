import { isStaffRole, type Role } from './roles';

/** For how long staff can postpone a password of their own, from their first sign-in with a temporary one. */
export const postponeDays = 7;

interface PasswordFacts {
  role: Role;
  /** Somebody else knows the password. */
  mustChangePassword?: boolean | null;
  hasCommonPassword?: boolean | null;
  /** ISO 8601, in UTC. */
  passwordDueAt?: string | null;
}

/** Staff never keep a password that is among the most common ones. */
export const isClosedByPassword = ({ role, hasCommonPassword }: PasswordFacts): boolean =>
  isStaffRole(role) && hasCommonPassword === true;

/**
 * Whether staff are asked for a password of their own after signing in, and whether they can postpone it.
 * @param now ISO 8601, in UTC
 */
export function passwordScreen(facts: PasswordFacts, now: string): 'none' | 'optional' | 'required' {
  if (isClosedByPassword(facts)) return 'required';
  if (!isStaffRole(facts.role) || !facts.mustChangePassword) return 'none';
  return facts.passwordDueAt && facts.passwordDueAt <= now ? 'required' : 'optional';
}
