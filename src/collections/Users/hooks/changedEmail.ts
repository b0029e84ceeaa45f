import { normalizeEmail } from '@/domain/accounts/normalizeEmail';
import type { User } from '@/payload-types';

/** Returns the normalized email that an update sets; null if it doesn't change. */
export function changedEmail(data: Partial<User> | undefined, original: User): string | null {
  const sent: unknown = data?.email;
  const email = typeof sent === 'string' ? normalizeEmail(sent) : '';
  return email && email !== original.email ? email : null;
}
