import { z } from 'zod';
import { cleanText } from './cleanText';

/** So many of each kind are offered. */
export const linkTargetsShown = 8;

/** A page or a public post that a text can lead to. */
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
