import { z } from 'zod';

/** How the sender came to the form. */
export const inquiryOriginSchema = z.object({
  sentFrom: z.string().nullable().describe('The page of this site with the form'),
  firstPage: z.string().nullable().describe('The first page of the visit'),
  referrer: z.string().nullable().describe('The site that led here, by its origin only'),
});
export type InquiryOrigin = z.infer<typeof inquiryOriginSchema>;
