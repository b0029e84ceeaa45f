import { z } from 'zod';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { isEmail, normalizeEmail } from '@/domain/accounts/normalizeEmail';
import { normalizePassword } from '@/domain/accounts/normalizePassword';
import { roles } from '@/domain/accounts/roles';
import { cleanText } from './cleanText';

const malformed = 'Enter a valid email address';

const typedEmailSchema = cleanText({
  max: accountLimits.emailMaxLength,
  required: 'Email is required',
  isLine: true,
}).transform(normalizeEmail);

/** Email address as accepted by every API, the CMS included (`collections/Users`). */
export const emailSchema = typedEmailSchema.pipe(
  z
    .string()
    .max(accountLimits.emailMaxLength, malformed)
    .refine(isEmail, malformed)
    .meta({ format: 'email' }),
);

const missing = 'Password is required';
const tooShort = `Must be at least ${accountLimits.passwordMinLength} characters`;
const tooLong = `Must be at most ${accountLimits.passwordMaxLength} characters`;

/** A new password, normalized. For staff, operations also reject common passwords (`rejectCommonPassword`). */
export const newPasswordSchema = z
  .string(missing)
  .overwrite(normalizePassword)
  .min(accountLimits.passwordMinLength, { error: ({ input }) => (input === '' ? missing : tooShort) })
  .max(accountLimits.passwordMaxLength, tooLong);

/** A current password, as typed: an old hash may be of the form that isn't normalized (`findByPassword`). */
export const presentPasswordSchema = z
  .string(missing)
  .min(1, missing)
  .max(accountLimits.passwordMaxLength, tooLong);

/** Body of the login form. */
export const loginBodySchema = z.object({ email: typedEmailSchema, password: presentPasswordSchema });
export type LoginBody = z.infer<typeof loginBodySchema>;

/** The login form in the browser also rejects malformed email addresses. */
export const loginFormSchema = loginBodySchema.extend({ email: emailSchema });

/** Body of the sign-up form. Other fields, e.g. a role or a limit, are dropped. */
export const signupBodySchema = z.object({
  name: cleanText({ max: accountLimits.nameMaxLength, required: 'Name is required', isLine: true }),
  email: emailSchema,
  company: cleanText({ max: accountLimits.companyMaxLength, required: 'Company is required', isLine: true }),
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
  role: z.enum(roles),
  isAdmin: z.boolean().describe('Whether the role is admin'),
  reportLimit: z.number().nullable().describe('Analyses this account may run; null = unlimited'),
  reportCount: z.number().describe('Analyses this account has run'),
  createdAt: z.iso.datetime(),
  mustChangePassword: z
    .boolean()
    .describe('Somebody else chose the password, and its owner has not changed it yet'),
  hasCommonPassword: z
    .boolean()
    .describe(
      'The password is among the most common ones. Staff have to change it: until then other calls answer 403 with the code password-change-required',
    ),
  passwordDueAt: z.iso
    .datetime()
    .nullable()
    .describe('Until when staff can postpone changing a password that somebody else chose'),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const sessionAnswerSchema = z.object({ user: sessionUserSchema, token: z.string() });
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;
