import { profileMessages } from '@/content/portal/profile';
import { normalizePassword } from '@/domain/accounts/normalizePassword';
import { passwordBodySchema } from '@/schemas/account';
import { presentPasswordSchema } from '@/schemas/auth';

/** The API contract, with the new password entered twice. */
export const passwordFormSchema = passwordBodySchema
  .extend({ confirmPassword: presentPasswordSchema })
  .refine(({ newPassword, confirmPassword }) => normalizePassword(confirmPassword) === newPassword, {
    path: ['confirmPassword'],
    error: profileMessages.mismatch,
    // Runs even if another password is invalid.
    when: () => true,
  });
