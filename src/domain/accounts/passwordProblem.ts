import { dictionary } from '@zxcvbn-ts/language-common';
import { accountLimits } from './accountLimits';

const refusedCount = 3_000;

/**
 * The 3,000 most common passwords that pass the length rule, in lowercase, from the frequency list of zxcvbn-ts. Server
 * only: the list is too large for a browser.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= accountLimits.passwordMinLength)
    .slice(0, refusedCount),
);

/** Whether a password is among those that attackers try first (OWASP ASVS 5, 6.2.4). */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());

/** Returns what is wrong with a new password, or null. Staff may not use a common one. */
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
