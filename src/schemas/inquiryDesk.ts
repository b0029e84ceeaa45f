import { z } from 'zod';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { inquiryFilters, inquiryStates } from '@/domain/inquiries/inquiryStates';
import { cleanText } from './cleanText';
import { isDocumentId, largestId } from './documentId';
import { inquiryOriginSchema } from './inquiryOrigin';
import { momentSchema, momentSpanFields } from './momentSpan';
import { pagingFields } from './paging';

const state = z.enum(inquiryStates, 'Unknown state');

/** Query value for inquiries without an owner. */
export const noOwner = 'none';

export const inquiryListQuerySchema = z.object({
  ...pagingFields,
  search: cleanText({ max: 200, isLine: true })
    .optional()
    .describe('Words that all occur in name, email, company or message'),
  status: z
    .enum(inquiryFilters, 'Unknown state')
    .optional()
    .describe('A state, or genuine: all that isn’t spam'),
  owner: z
    .string()
    .refine((text) => text === noOwner || isDocumentId(text), 'Unknown owner')
    .optional()
    .describe(`The account of an administrator, or ${noOwner}`),
  ...momentSpanFields,
});
export type InquiryListQuery = z.output<typeof inquiryListQuerySchema>;

/** The filters of the list, for the export of all inquiries. */
export const inquiryExportQuerySchema = inquiryListQuerySchema.omit({ page: true, limit: true });
export type InquiryNarrowing = z.output<typeof inquiryExportQuerySchema>;

const person = z.object({ id: z.number(), name: z.string() });

export const inquiryListItemSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  excerpt: z.string().describe('How the message begins'),
  status: state,
  isCall: z.boolean().describe('A call was booked or asked for'),
  owner: person.nullable(),
  createdAt: z.iso.datetime(),
  repliedAt: z.iso.datetime().nullable().describe('When it was last replied to from the inbox'),
});
export type InquiryListItem = z.infer<typeof inquiryListItemSchema>;

export const inquiryCountsSchema = z
  .object(
    Object.fromEntries(inquiryStates.map((name) => [name, z.number()])) as Record<
      (typeof inquiryStates)[number],
      z.ZodNumber
    >,
  )
  .describe(`At most ${inquiryLimits.countedOfState} each`);
export type InquiryCounts = z.infer<typeof inquiryCountsSchema>;

export const inquiryOwnerSchema = person;
export type InquiryOwner = z.infer<typeof inquiryOwnerSchema>;

const entrySchema = z.object({
  id: z.number(),
  kind: z.enum(['note', 'reply', 'booking']),
  text: z.string(),
  author: z.string().nullable().describe('Null when the account is gone, and for news of a booking'),
  at: z.iso.datetime(),
  delivery: z
    .enum(['waiting', 'failed', 'unclear', 'sent'])
    .nullable()
    .describe(
      'Of a reply: whether the mail server has taken it, unclear when the site was ended before it said so; null for notes',
    ),
});
export type InquiryEntryAnswer = z.infer<typeof entrySchema>;

/** How many analyses of the account with the inquiry's email address are listed; the total counts the rest. */
export const analysesNamed = 5;

export const inquiryDetailsSchema = inquiryListItemSchema
  .omit({ excerpt: true, isCall: true, repliedAt: true })
  .extend({
    message: z.string(),
    updatedAt: z.iso.datetime().describe('Names the version; sent along with a change of state or owner'),
    cameBy: inquiryOriginSchema,
    account: z
      .object({
        id: z.number(),
        name: z.string(),
        email: z.string(),
        analyses: z.number(),
        latest: z.array(person).max(analysesNamed).describe('Analyses, newest first'),
      })
      .nullable()
      .describe('The account with the same address; for administrators'),
    entries: z.array(entrySchema).describe('Notes, replies and news of a booked call, oldest first'),
    reply: z.object({
      delivers: z.boolean().describe('Whether a mail server is set, so that replies reach people'),
      subject: z.string(),
      quoted: z
        .string()
        .describe('What it quotes: of a booked call only what the client wrote; empty for nothing'),
    }),
  });
export type InquiryDetails = z.infer<typeof inquiryDetailsSchema>;

export const updateInquiryBodySchema = z.object({
  status: state.optional(),
  ownerId: z
    .number('Unknown owner')
    .int('Unknown owner')
    .min(1, 'Unknown owner')
    .max(largestId, 'Unknown owner')
    .nullish()
    .describe('The account of an administrator; null for nobody'),
  updatedAt: momentSchema('updatedAt').describe('The version that was shown; 409 if there is a newer one'),
});
export type UpdateInquiryBody = z.output<typeof updateInquiryBodySchema>;

/** The latest entry shown to the sender. The same text sent twice with the same value is one entry. */
const seen = z
  .number('seen must be a number')
  .int('seen must be a whole number')
  .min(0)
  .max(largestId)
  .describe('The id of the latest entry that was shown; 0 if there was none');

export const inquiryNoteBodySchema = z.object({
  text: cleanText({ max: inquiryLimits.noteMaxLength, required: 'Write a note first' }),
  seen,
});
export const replyBodySchema = z.object({
  text: cleanText({ max: inquiryLimits.replyMaxLength, required: 'Write a reply first' }),
  seen,
});
export type EntryBody = z.output<typeof inquiryNoteBodySchema>;
