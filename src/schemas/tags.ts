import { z } from 'zod';
import { blogLimits } from '@/domain/blog/blogLimits';
import { cleanText } from './cleanText';

/** A tag: all spellings on posts that share one slug. */
const listedTagSchema = z.object({
  slug: z.string().describe('Of its page, /blog/tag/{slug}'),
  name: z.string().describe('As most posts spell it'),
  posts: z.number().describe('Posts that have it, drafts included'),
});
export type ListedTag = z.infer<typeof listedTagSchema>;
export const listedTagsSchema = z.array(listedTagSchema);

export const tagParams = z.object({ slug: z.string().max(blogLimits.slugMaxLength) });

export const renameTagBodySchema = z.object({
  name: cleanText({ max: blogLimits.tagMaxLength, required: 'Enter a name.', isLine: true }).describe(
    'Its new name; that of another tag makes one of both',
  ),
});
export type RenameTagBody = z.output<typeof renameTagBodySchema>;
