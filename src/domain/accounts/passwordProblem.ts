import { accountLimits } from './accountLimits';
import { commonPasswords } from './commonPasswords';

/**
 * What is wrong with a new password, or null. Short ones and the most used ones are refused, the latter because they
 * are the first that an attacker tries (OWASP ASVS 5, 6.2.4).
 */
export function passwordProblem(password: string): string | null {
  if (password.length < accountLimits.passwordMinLength) {
    return `Must be at least ${accountLimits.passwordMinLength} characters`;
  }
  if (password.length > accountLimits.passwordMaxLength) {
    return `Must be at most ${accountLimits.passwordMaxLength} characters`;
  }
  return commonPasswords.has(password.toLowerCase())
    ? 'This password is among the most used ones. Please choose another.'
    : null;
}
