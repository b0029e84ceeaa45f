import { dictionary } from '@zxcvbn-ts/language-common';
import { accountLimits } from './accountLimits';

const refusedCount = 3_000;

/**
 * The 3,000 most used passwords that would pass the length rule, in lower case, from the frequency list of zxcvbn-ts.
 * For the server only: the list is too long to send to a browser.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= accountLimits.passwordMinLength)
    .slice(0, refusedCount),
);

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
