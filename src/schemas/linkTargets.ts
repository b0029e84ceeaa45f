import { z } from 'zod';
import { cleanText } from './cleanText';

/** How many suggestions of each kind are returned. */
export const linkTargetsShown = 8;

/** A page or published post that a post can link to. */
const linkTargetSchema = z.object({
  kind: z.enum(['page', 'post']),
  title: z.string(),
  path: z.string(),
});
export type LinkTarget = z.infer<typeof linkTargetSchema>;
export const linkTargetsSchema = z.array(linkTargetSchema);

export const linkTargetsQuery = z.object({
  search: cleanText({ max: 200, isLine: true })
    .optional()
    .describe('Words that occur in the title or address'),
});
