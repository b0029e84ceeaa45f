import { normalizeEmail } from '@/domain/accounts/normalizeEmail';
import type { User } from '@/payload-types';

/** The email that an update sets, as it will be kept; null when it stays as it is. */
export function changedEmail(data: Partial<User> | undefined, original: User): string | null {
  const sent: unknown = data?.email;
  const email = typeof sent === 'string' ? normalizeEmail(sent) : '';
  return email && email !== original.email ? email : null;
}
