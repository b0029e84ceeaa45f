import { accountLimits } from '@/domain/accounts/accountLimits';

export const strengths = ['Too short', 'Weak', 'Good', 'Strong'] as const;
export type Strength = (typeof strengths)[number];

/** Characters that differ from each other count in full; repeating the same few adds little. */
const variedLength = (password: string) => (password.length + 2 * new Set(password).size) / 3;

/**
 * A rough grade while somebody types, by length and variety. The server alone decides what is accepted; it also refuses
 * the most used passwords, whose list is too long to send to a browser.
 */
export function passwordStrength(password: string): Strength {
  if (password.length < accountLimits.passwordMinLength) return 'Too short';
  const length = variedLength(password);
  if (length < 8) return 'Weak';
  return length < 11 ? 'Good' : 'Strong';
}
