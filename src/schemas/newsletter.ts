import { z } from 'zod';
import { isPagePath } from '@/domain/inquiries/cameBy';
import { subscriberStates } from '@/domain/newsletter/subscriberStates';
import { emailSchema } from './auth';
import { cleanText } from './cleanText';
import { pagingFields } from './paging';

/** What the form sends. */
export const newsletterBodySchema = z.object({
  email: emailSchema,
  sentFrom: z
    .string()
    .refine(isPagePath)
    // No sign-up is refused for it.
    .catch('')
    .default('')
    .describe('The page with the form, as a path'),
  website: z
    .literal('', 'Something on your device filled in a hidden field. Please send again.')
    .default('')
    .describe('Hidden from people; must be empty'),
});
export type NewsletterBody = z.output<typeof newsletterBodySchema>;

export const newsletterLinkSchema = z.object({
  token: z.string().max(200).catch('').default('').describe('As it stands in the mail'),
});

const state = z.enum(subscriberStates, 'Unknown state');

export const subscriberListQuerySchema = z.object({
  ...pagingFields,
  search: cleanText({ max: 200 }).optional().describe('Occurs in the address'),
  state: state.optional(),
});
export type SubscriberListQuery = z.output<typeof subscriberListQuerySchema>;

/** The same narrowing for the file of all of them. */
export const subscriberExportQuerySchema = subscriberListQuerySchema.omit({ page: true, limit: true });
export type SubscriberNarrowing = z.output<typeof subscriberExportQuerySchema>;

export const subscriberSchema = z.object({
  id: z.number(),
  email: z.string(),
  state,
  askedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  leftAt: z.iso.datetime().nullable(),
  sentFrom: z.string().nullable().describe('The page with the form'),
  agreedTo: z.string().describe('The words beside the button'),
});
export type SubscriberAnswer = z.infer<typeof subscriberSchema>;

export const newsletterCountsSchema = z.object({
  isOpen: z.boolean().describe('Whether readers can sign up'),
  delivers: z.boolean().describe('Whether a mail server is set, so that links to confirm reach people'),
  pending: z.number(),
  confirmed: z.number(),
  left: z.number(),
});
export type NewsletterCounts = z.infer<typeof newsletterCountsSchema>;
