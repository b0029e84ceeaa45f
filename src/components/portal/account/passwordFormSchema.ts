import { profileMessages } from '@/content/portal/profile';
import { normalizePassword } from '@/domain/accounts/normalizePassword';
import { passwordBodySchema } from '@/schemas/account';
import { presentPasswordSchema } from '@/schemas/auth';

/** The contract, with the new password typed twice. */
export const passwordFormSchema = passwordBodySchema
  .extend({ confirmPassword: presentPasswordSchema })
  .refine(({ newPassword, confirmPassword }) => normalizePassword(confirmPassword) === newPassword, {
    path: ['confirmPassword'],
    error: profileMessages.mismatch,
    // Also where another password is wrong.
    when: () => true,
  });
