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

/** What every API takes, the CMS included (`collections/Users`). */
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

/** A password to be stored from now on, in its normal form. Whether staff may have it, the operation decides. */
export const newPasswordSchema = z
  .string(missing)
  .overwrite(normalizePassword)
  .min(accountLimits.passwordMinLength, { error: ({ input }) => (input === '' ? missing : tooShort) })
  .max(accountLimits.passwordMaxLength, tooLong);

/** A password that is compared, as typed: the hash may be of that form (`findByPassword`). */
export const presentPasswordSchema = z
  .string(missing)
  .min(1, missing)
  .max(accountLimits.passwordMaxLength, tooLong);

/** What the login form sends. */
export const loginBodySchema = z.object({ email: typedEmailSchema, password: presentPasswordSchema });
export type LoginBody = z.infer<typeof loginBodySchema>;

/** The login form names what can be no account's email. */
export const loginFormSchema = loginBodySchema.extend({ email: emailSchema });

/** What the sign-up form sends. Anything else in the body (a role, a limit) is dropped unread. */
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
