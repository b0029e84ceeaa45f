import { accountLimits } from './accountLimits';
import { commonPasswords } from './commonPasswords';

/** The first passwords that an attacker tries (OWASP ASVS 5, 6.2.4). */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());

/** What is wrong with a new password, or null. Staff may not have a common one. */
export function passwordProblem(password: string, { isStaff }: { isStaff: boolean }): string | null {
  if (password.length < accountLimits.passwordMinLength) {
    return `Must be at least ${accountLimits.passwordMinLength} characters`;
  }
  if (password.length > accountLimits.passwordMaxLength) {
    return `Must be at most ${accountLimits.passwordMaxLength} characters`;
  }
  return isStaff && isCommonPassword(password)
    ? 'This password is among the most used ones. Please choose another.'
    : null;
}
