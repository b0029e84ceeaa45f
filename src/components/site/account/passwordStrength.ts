import { accountLimits } from '@/domain/accounts/accountLimits';

export const strengths = ['Too short', 'Weak', 'Good', 'Strong'] as const;
export type Strength = (typeof strengths)[number];

/** Distinct characters count in full; repeating a few adds little. */
const variedLength = (password: string) => (password.length + 2 * new Set(password).size) / 3;

/** Common passwords that length and variety would rate too high. The server's list of 3,000 is too long to send. */
const common = new Set(
  (
    'password qwerty123 1234567 baseball football letmein michael mustang qwertyuiop ' +
    '1234567890 superman 7777777 jennifer trustno1 iloveyou michelle starwars princess ' +
    'computer sunshine 11111111 matthew corvette whatever internet samantha maverick ' +
    'cowboy123 password1 password12 password123 welcome1 welcome123 admin123 abcd1234 qwer1234 ' +
    '1q2w3e4r 1q2w3e4r5t q1w2e3r4t5 zaq12wsx 123456789 12345678 87654321 987654321 0987654321 ' +
    'asdfghjkl zxcvbnm123 monkey123 dragon123 football1 baseball1 liverpool chocolate butterfly'
  ).split(' '),
);

/** Estimates the strength by length and variety during typing. Only the server decides what is accepted. */
export function passwordStrength(password: string): Strength {
  if (password.length < accountLimits.passwordMinLength) return 'Too short';
  if (common.has(password.toLowerCase())) return 'Weak';
  const length = variedLength(password);
  if (length < 8) return 'Weak';
  return length < 11 ? 'Good' : 'Strong';
}
