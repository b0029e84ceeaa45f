import { z } from 'zod';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { askForCallHref } from '@/domain/inquiries/askForCall';
import { isSentFrom, isPagePath, isSiteOrigin } from '@/domain/inquiries/cameBy';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { emailSchema } from './auth';
import { cleanText } from './cleanText';

/** A visitor's message. */
export const inquirySchema = z.object({
  name: cleanText({ max: accountLimits.nameMaxLength, required: 'Name is required', isLine: true }),
  email: emailSchema,
  company: cleanText({ max: accountLimits.companyMaxLength, isLine: true }).default(''),
  message: z
    .string('Message is required')
    // Browsers send line breaks of form fields as CRLF but count them as one character.
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(cleanText({ max: inquiryLimits.messageMaxLength, required: 'Message is required' })),
});
export type Inquiry = z.infer<typeof inquirySchema>;

/** Invalid values are dropped, so that no message is rejected because of them. */
const cameBySchema = z.object({
  sentFrom: z
    .string()
    .refine(isSentFrom)
    .catch('')
    .default('')
    .describe(`The page with the form, as a path; ${askForCallHref} if a call is asked for`),
  firstPage: z
    .string()
    .refine(isPagePath)
    .catch('')
    .default('')
    .describe('The first page of the visit, as a path'),
  referrer: z
    .string()
    .refine(isSiteOrigin)
    .catch('')
    .default('')
    .describe('The site that led here: its origin, never its page'),
});
export type CameBy = z.infer<typeof cameBySchema>;

/** Body of the contact form: the message, how the visitor came, and the fields that detect bots. */
export const inquiryBodySchema = inquirySchema.extend({
  ...cameBySchema.shape,
  website: z
    .literal('', 'Something on your device filled in a hidden field. Please send again.')
    .default('')
    .describe('Hidden from people; must be empty'),
  ticket: z.string().max(200).default('').describe('From GET /api/contact/ticket, at least 3 seconds old'),
});

export const inquiryTicketSchema = z.object({
  ticket: z.string(),
  waitMs: z.number().describe('Milliseconds until the ticket counts'),
});
export type InquiryTicket = z.infer<typeof inquiryTicketSchema>;
