import { z } from 'zod';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { roles } from '@/domain/accounts/roles';
import { cleanText } from './cleanText';

const typedEmailSchema = cleanText({
  max: accountLimits.emailMaxLength,
  required: 'Email is required',
}).transform((value) => value.toLowerCase());
const malformed = 'Enter a valid email address';

/**
 * What the CMS takes (`email` in Payload's validations), so that one door refuses nobody whom another has let in; zod's own
 * pattern knows no "R&D@company.com".
 */
const emailPattern =
  /^(?!.*\.\.)[\w!#$%&'*+/=?^`{|}~-](?:[\w!#$%&'*+/=?^`{|}~.-]*[\w!#$%&'*+/=?^`{|}~-])?@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i;

export const emailSchema = typedEmailSchema.pipe(z.email({ pattern: emailPattern, error: malformed }));

const missing = 'Password is required';
const tooShort = `Must be at least ${accountLimits.passwordMinLength} characters`;
const tooLong = `Must be at most ${accountLimits.passwordMaxLength} characters`;

/** A password that is to be kept from now on. Whether staff may have it, the operation judges. */
export const newPasswordSchema = z
  .string(missing)
  .min(accountLimits.passwordMinLength, { error: ({ input }) => (input === '' ? missing : tooShort) })
  .max(accountLimits.passwordMaxLength, tooLong);

/** A password that is compared as typed, so it is neither trimmed nor cleaned. */
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
