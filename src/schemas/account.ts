import { z } from 'zod';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { profilePictureLimits } from '@/domain/accounts/profilePictureLimits';
import { isTimeZone } from '@/domain/accounts/timeZones';
import { mebibyte } from '@/domain/mebibyte';
import { analysisSchema } from './analysis';
import { analysisDraftSchema } from './analysisDraft';
import { auditDraftSchema, sharedAuditSchema } from './audit';
import { emailSchema, newPasswordSchema, presentPasswordSchema, sessionUserSchema } from './auth';
import { cleanText } from './cleanText';
import { inquiryOriginSchema } from './inquiryOrigin';
import { modelQuestionSchema } from './modelQuestion';
import { progressSchema } from './progress';
import { trailEntrySchema } from './trail';

const { maxBytes, sidePx } = profilePictureLimits;

/** Fields of the profile form. Sending the current image keeps it; null removes it. */
export const profileSchema = z.object({
  name: cleanText({ max: accountLimits.nameMaxLength, required: 'Name is required', isLine: true }),
  email: emailSchema,
  currentPassword: z
    .string('Must be text')
    .max(accountLimits.passwordMaxLength, `Must be at most ${accountLimits.passwordMaxLength} characters`)
    .optional()
    .describe('Staff give it when the email is another one'),
  company: z
    .union([cleanText({ max: accountLimits.companyMaxLength, isLine: true }), z.null()])
    .transform((company) => company || null),
  profileImage: z
    .union([z.string(), z.null()], 'Invalid image')
    .optional()
    .describe(
      `Data URL of a PNG, JPEG or WebP picture of less than ${maxBytes / mebibyte} MB; kept as ${sidePx} by ${sidePx} WebP`,
    ),
});
export type Profile = z.output<typeof profileSchema>;

/** Omitted fields stay as they are, because another tab may have changed them. */
export const profileBodySchema = profileSchema.partial();
export type ProfileBody = z.output<typeof profileBodySchema>;

export const profileAnswerSchema = z.object({ user: sessionUserSchema });
export type ProfileAnswer = z.infer<typeof profileAnswerSchema>;

export const passwordBodySchema = z.object({
  currentPassword: presentPasswordSchema,
  newPassword: newPasswordSchema,
});
export type PasswordBody = z.infer<typeof passwordBodySchema>;

export const preferencesSchema = z.object({
  emailNotifications: z.boolean('Must be true or false'),
  marketingEmails: z.boolean('Must be true or false'),
  timezone: z
    .string('Time zone is required')
    .refine(
      (zone) => zone.length <= accountLimits.timezoneMaxLength && isTimeZone(zone),
      'Choose a time zone from the list',
    ),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Omitted fields stay as they are. */
export const preferencesBodySchema = preferencesSchema.partial();
export type PreferencesBody = z.infer<typeof preferencesBodySchema>;

export const tokenAnswerSchema = z.object({ token: z.string() });
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;

/** A session of an account on one device. */
export const deviceSessionSchema = z.object({
  id: z.number(),
  device: z.string().describe('Browser and system, as the browser names them'),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean().describe('The session that asks'),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

export const deleteAccountBodySchema = z.object({ password: presentPasswordSchema });

export const formerEmailSchema = z.object({
  email: z.string(),
  until: z.iso.datetime().describe('Until then its owner can undo the change'),
});
export type FormerEmail = z.infer<typeof formerEmailSchema>;

const recordedChangeSchema = trailEntrySchema.pick({ at: true, action: true, changes: true }).extend({
  by_account: z.boolean().describe('False for what an administrator or the site itself did'),
});
export type RecordedChange = z.infer<typeof recordedChangeSchema>;

/** All data that an account owns, and the record of its model calls. */
export const accountExportSchema = z.object({
  exported_at: z.iso.datetime(),
  account: sessionUserSchema,
  preferences: preferencesSchema,
  analyses: z.array(analysisSchema),
  project_progress: z.array(progressSchema.extend({ analysis_id: z.number() })),
  audits: z.array(sharedAuditSchema.extend({ id: z.number() })),
  analysis_draft: analysisDraftSchema.describe('The analysis that is not submitted yet'),
  audit_draft: auditDraftSchema.describe('The audit that is not finished yet'),
  sessions: z.array(deviceSessionSchema),
  former_emails: z.array(formerEmailSchema),
  language_model_questions: z.array(modelQuestionSchema).describe('Of the last months; none of their words'),
  record_of_changes: z.array(recordedChangeSchema).describe('What was done with the account itself'),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

const personsInquirySchema = z.object({
  id: z.number(),
  name: z.string(),
  company: z.string().nullable(),
  message: z.string(),
  status: z.string(),
  createdAt: z.iso.datetime(),
  cameBy: inquiryOriginSchema,
  entries: z.array(
    z.object({ kind: z.enum(['note', 'reply', 'booking']), text: z.string(), at: z.iso.datetime() }),
  ),
});
export type PersonsInquiry = z.infer<typeof personsInquirySchema>;

/**
 * Data export for a person, made by an administrator: the account's own export plus inquiries sent with its email
 * address.
 */
export const personExportSchema = accountExportSchema.extend({
  inquiries: z.array(personsInquirySchema),
});
