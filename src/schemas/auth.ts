import { z } from 'zod';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { cleanText } from './cleanText';
import './withoutEval';

export const emailSchema = cleanText({ max: accountLimits.emailMaxLength, required: 'Email is required' })
  .transform((value) => value.toLowerCase())
  .pipe(z.email('Enter a valid email address'));

const tooLong = `Must be at most ${accountLimits.passwordMaxLength} characters`;

/** A password that is to be kept from now on. Whether it is easily guessed, the operation judges. */
export const newPasswordSchema = z
  .string('Password is required')
  .min(accountLimits.passwordMinLength, `Must be at least ${accountLimits.passwordMinLength} characters`)
  .max(accountLimits.passwordMaxLength, tooLong);

/** A password that is compared as typed, so it is neither trimmed nor cleaned. */
export const presentPasswordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(accountLimits.passwordMaxLength, tooLong);

/** What the login form sends. */
export const loginBodySchema = z.object({
  email: cleanText({ max: accountLimits.emailMaxLength, required: 'Email is required' }).transform((value) =>
    value.toLowerCase(),
  ),
  password: presentPasswordSchema,
});
export type LoginBody = z.infer<typeof loginBodySchema>;

/** What the sign-up form sends. Anything else in the body (a role, a limit) is dropped unread. */
export const signupBodySchema = z.object({
  name: cleanText({ max: accountLimits.nameMaxLength, required: 'Name is required' }),
  email: emailSchema,
  company: cleanText({ max: accountLimits.companyMaxLength, required: 'Company is required' }),
  password: newPasswordSchema,
});
export type SignupBody = z.infer<typeof signupBodySchema>;

/** The account as its owner sees it. */
export const sessionUserSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  pendingEmail: z
    .string()
    .nullable()
    .describe('A new email that waits until the link mailed to it is opened; the account keeps the old one'),
  company: z.string().nullable(),
  profileImage: z.string().nullable().describe('Data URL of the profile picture'),
  isAdmin: z.boolean(),
  reportLimit: z.number().nullable().describe('Analyses this account may run; null = unlimited'),
  createdAt: z.iso.datetime(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const sessionAnswerSchema = z.object({ user: sessionUserSchema, token: z.string() });
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;
