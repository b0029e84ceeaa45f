import { z } from 'zod';
import { accountLimits, reportLimitRange } from '@/domain/accounts/accountLimits';
import { roles } from '@/domain/accounts/roles';
import { analysisListItemSchema } from './analysis';
import { emailSchema, newPasswordSchema, sessionUserSchema } from './auth';
import { cleanText } from './cleanText';
import { momentSpanFields } from './momentSpan';
import { pagingFields } from './paging';

/** Maximum size of a list without paging parameters. */
export const listCap = 10_000;

/** Sortable columns; a leading hyphen sorts in descending order. */
const userSortKeys = ['name', 'email', 'company', 'reportCount', 'createdAt'] as const;
export const userSorts = [...userSortKeys, ...userSortKeys.map((key) => `-${key}` as const)] as const;
export type UserSort = (typeof userSorts)[number];
export const defaultUserSort: UserSort = '-createdAt';

const userSearchMaxLength = 200;

/**
 * `from` and `to` filter by sign-up time. With any parameter the list is paginated; without, it returns all accounts
 * up to the cap.
 */
export const userListQuerySchema = z.object({
  ...pagingFields,
  search: cleanText({ max: userSearchMaxLength, isLine: true })
    .optional()
    .describe('Words that all occur in name, email or company'),
  sort: z
    .enum(userSorts, 'Unknown order')
    .optional()
    .describe(`Newest first (${defaultUserSort}) unless told`),
  role: z.enum(roles, 'Unknown role').optional(),
  ...momentSpanFields,
});
export type UserListQuery = z.output<typeof userListQuerySchema>;

/** The filters and order of the list, for the export of all accounts. */
export const userExportQuerySchema = userListQuerySchema.omit({ page: true, limit: true });

/** An account as administrators see it. */
export const managedUserSchema = sessionUserSchema.extend({
  updatedAt: z.iso
    .datetime()
    .describe('Names the version; sent back with changes it tells of changes in between'),
  removalAt: z.iso
    .datetime()
    .nullable()
    .describe('When the account is deleted for good; nobody can sign in to it until then. Usually null'),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

const name = cleanText({ max: accountLimits.nameMaxLength, required: 'Name is required', isLine: true });
/** An empty company becomes null. */
const company = cleanText({ max: accountLimits.companyMaxLength, isLine: true }).transform(
  (value) => value || null,
);
const isAdmin = z.boolean('isAdmin must be true or false');
const role = z.enum(roles, 'Unknown role').optional().describe('Decides before isAdmin');
const reportLimitMessage = `Report limit must be a whole number from ${reportLimitRange.min} to ${reportLimitRange.max}`;
/** How many analyses a client may run. */
export const reportLimitSchema = z
  .number(reportLimitMessage)
  .int(reportLimitMessage)
  .min(reportLimitRange.min, reportLimitMessage)
  .max(reportLimitRange.max, reportLimitMessage);

/** Body of the form for a new account. Administrators have no limit, whatever is sent. */
export const createUserBodySchema = z.object({
  name,
  email: emailSchema,
  password: newPasswordSchema,
  company: company.nullish(),
  role,
  isAdmin: isAdmin.default(false),
  reportLimit: reportLimitSchema.nullish(),
});
export type CreateUserBody = z.output<typeof createUserBodySchema>;

/** Changes to an account. Omitted fields stay as they are; a null limit sets the default. */
export const updateUserBodySchema = z.object({
  name: name.optional(),
  email: emailSchema.optional(),
  company: company.nullish(),
  role,
  isAdmin: isAdmin.optional(),
  reportLimit: reportLimitSchema.nullish(),
  updatedAt: z.iso
    .datetime('updatedAt must be a time as the API writes it')
    .optional()
    .describe('The version that was shown; the call answers 409 if there is a newer one'),
});
export type UpdateUserBody = z.output<typeof updateUserBodySchema>;

/** An analysis in an account's list. */
export const userAnalysisSchema = analysisListItemSchema.pick({
  id: true,
  list_name: true,
  industry: true,
  created_at: true,
});
export type UserAnalysis = z.infer<typeof userAnalysisSchema>;

export const userAnalysesQuerySchema = z.object(pagingFields);
export type UserAnalysesQuery = z.output<typeof userAnalysesQuerySchema>;

export const deletedUserSchema = z.object({
  message: z.string(),
  deletedReports: z.number().describe('Analyses that went with the account'),
});
export type DeletedUser = z.infer<typeof deletedUserSchema>;

export const deleteUserQuerySchema = z.object({
  inquiries: z
    .enum(['keep', 'delete'], 'inquiries must be keep or delete')
    .optional()
    .describe(
      'What becomes of the messages that were sent with the account’s address; they stay unless told',
    ),
});
