import { z } from 'zod';
import { emailSchema, newPasswordSchema } from './auth';

/** Requests a password reset link. */
export const forgotPasswordBodySchema = z.object({ email: emailSchema });

/** The secret token of a mailed link. */
export const linkTokenSchema = z
  .string('The link is incomplete. Copy the whole address.')
  .regex(/^[\w-]{20,100}$/, 'The link is incomplete. Copy the whole address.');

export const resetPasswordBodySchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });
export type ResetPasswordBody = z.infer<typeof resetPasswordBodySchema>;

export const confirmEmailBodySchema = z.object({ token: linkTokenSchema });

export const confirmEmailAnswerSchema = z.object({
  message: z.string(),
  email: z.string().describe('The email of the account from now on'),
});
export type ConfirmEmailAnswer = z.infer<typeof confirmEmailAnswerSchema>;

export const undoEmailBodySchema = z.object({ token: linkTokenSchema });

export const undoEmailAnswerSchema = z.object({
  message: z.string(),
  email: z.string().describe('The address that was given back, or kept'),
  resetToken: z.string().describe('Sets a new password, once, within an hour'),
});
export type UndoEmailAnswer = z.infer<typeof undoEmailAnswerSchema>;
