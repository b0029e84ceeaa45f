import type { FieldProblems } from '@/client/firstProblems';
import { profileMessages } from '@/content/portal/profile';
import { accountLimits } from '@/domain/accounts/accountLimits';

interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const required = 'Password is required';

/** What can be told before asking the server; the first problem of each field. */
export function passwordProblems({
  currentPassword,
  newPassword,
  confirmPassword,
}: PasswordValues): FieldProblems {
  const problems: Record<string, string> = {};
  if (!currentPassword) problems.currentPassword = required;
  if (!newPassword) problems.newPassword = required;
  else if (newPassword.length < accountLimits.passwordMinLength) {
    problems.newPassword = `Must be at least ${accountLimits.passwordMinLength} characters`;
  }
  if (!confirmPassword) problems.confirmPassword = required;
  else if (confirmPassword !== newPassword) problems.confirmPassword = profileMessages.mismatch;
  return problems;
}
