import { accountLimits } from '@/domain/accounts/accountLimits';

const requiredMessages = {
  name: 'Name is required',
  email: 'Email is required',
  company: 'Company is required',
  password: 'Password is required',
} as const;

export type AccountField = keyof typeof requiredMessages;

export interface FieldValue {
  name: AccountField;
  value: string;
  /** The browser's own judgment of an email field. */
  isMalformed: boolean;
  /** Characters that a new password needs; absent where an existing one is typed. */
  minLength?: number;
}

/**
 * What the form can tell before sending, in the words of the contract in schemas/auth.ts. That contract is not used
 * here because its library is larger than all the rest of the page; the server applies it to whatever arrives.
 */
export function fieldProblem({ name, value, isMalformed, minLength = 0 }: FieldValue): string | null {
  const typed = name === 'password' ? value : value.trim();
  if (typed === '') return requiredMessages[name];
  if (isMalformed) return 'Enter a valid email address';
  return typed.length < minLength ? `Must be at least ${accountLimits.passwordMinLength} characters` : null;
}

export const isAccountField = (name: string): name is AccountField => Object.hasOwn(requiredMessages, name);
