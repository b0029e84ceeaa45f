import { z } from 'zod';
import { roles } from '@/domain/accounts/roles';
import { largestId } from './documentId';
import { managedUserSchema, updateUserBodySchema } from './users';

/** Maximum accounts per call. */
export const bulkMax = 200;

const tooMany = `At most ${bulkMax} accounts at once`;
const nobody = 'Name at least one account';
const twice = 'Each account may be named once';
const userId = z
  .int('An id must be a whole number')
  .min(1, 'An id must be a whole number')
  .max(largestId, 'An id must be a whole number');
const areDistinct = (ids: readonly number[]) => new Set(ids).size === ids.length;

const userIds = z.array(userId, nobody).min(1, nobody).max(bulkMax, tooMany).refine(areDistinct, twice);

export const userIdsBodySchema = z.object({ ids: userIds });

/** An account's rights: the state before a change, which undo restores. */
const userRightsSchema = z.object({
  role: z.enum(roles, 'Unknown role'),
  reportLimit: z.number('reportLimit must be a number or null').nullable(),
});
export type UserRights = z.infer<typeof userRightsSchema>;

const userChangeSchema = updateUserBodySchema
  .pick({ isAdmin: true, reportLimit: true })
  .extend({
    id: userId,
    role: userRightsSchema.shape.role
      .optional()
      .describe('Exactly this role, also that of a marketer, which isAdmin does not know'),
    expected: userRightsSchema
      .optional()
      .describe('Refused if the account has other rights by now; with this a change is undone'),
  })
  .refine(({ isAdmin, role }) => isAdmin === undefined || role === undefined, {
    message: 'Send either isAdmin or role',
    path: ['role'],
  });
export type UserChange = z.output<typeof userChangeSchema>;

export const userChangesBodySchema = z.object({
  changes: z
    .array(userChangeSchema, nobody)
    .min(1, nobody)
    .max(bulkMax, tooMany)
    .refine((changes) => areDistinct(changes.map(({ id }) => id)), twice),
});

/** Result for one account; each account changes completely or not at all. */
export const userOutcomeSchema = z.object({
  id: z.number(),
  outcome: z.enum(['done', 'unchanged', 'refused']),
  message: z.string().nullable().describe('Why it was refused'),
  before: userRightsSchema.nullable(),
  user: managedUserSchema.nullable().describe('As it is now'),
});
export type UserOutcome = z.infer<typeof userOutcomeSchema>;

const idList = /^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/;

export const belongingsQuerySchema = z.object({
  ids: z
    .string(nobody)
    .regex(idList, 'ids must be numbers with commas between them')
    .transform((text) => text.split(',').map(Number))
    .pipe(userIds)
    .describe('Numbers with commas between them'),
});

export const belongingsSchema = z.object({
  accounts: z.number().describe('Of those asked for, how many can be deleted'),
  analyses: z.number(),
  audits: z.number(),
  inquiries: z.number().describe('Messages sent with their addresses; they stay unless it is said otherwise'),
});
export type Belongings = z.infer<typeof belongingsSchema>;
