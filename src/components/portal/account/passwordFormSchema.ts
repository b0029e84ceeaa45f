import { profileMessages } from '@/content/portal/profile';
import { passwordBodySchema } from '@/schemas/account';
import { presentPasswordSchema } from '@/schemas/auth';

/** The contract, with the new password typed twice. An empty field is missing before it is too short. */
export const passwordFormSchema = passwordBodySchema
  .extend({
    newPassword: presentPasswordSchema.pipe(passwordBodySchema.shape.newPassword),
    confirmPassword: presentPasswordSchema,
  })
  .refine(({ newPassword, confirmPassword }) => confirmPassword === newPassword, {
    path: ['confirmPassword'],
    error: profileMessages.mismatch,
    // Also where another password is wrong.
    when: () => true,
  });
