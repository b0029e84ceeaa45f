import { z } from 'zod';
import { blogLimits } from '@/domain/blog/blogLimits';
import { slugProblem } from '@/domain/blog/slugProblem';
import { cleanText } from './cleanText';

/** A file of Markdown or a zip archive of such files. */
export const importPostsBody = z.object({
  file: z.file('Must be a file').optional().describe('One .md file, or a .zip of them'),
  replace: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe('Write over posts that have the same slug'),
});

const formerSlug = z.string().refine((slug) => slugProblem(slug) === null, 'Must be a slug');

/** What may stand before the text of an imported post. The rest is checked as if it had been typed. */
export const frontMatterSchema = z
  .object({
    title: z.coerce.string(),
    slug: z.string().optional(),
    description: z.string().optional(),
    date: z.string().optional(),
    author: z.string().optional(),
    published: z.boolean().default(false),
    featured: z.boolean().default(false),
    category: cleanText({ max: blogLimits.categoryNameMaxLength }).optional(),
    tags: z.array(z.coerce.string()).default([]),
    metaTitle: z.string().default(''),
    metaDescription: z.string().default(''),
    coverImage: z.string().default(''),
    coverAltText: z.string().default(''),
    coverIsDecorative: z.boolean().default(false),
    formerSlugs: z.array(formerSlug).max(100).default([]),
    draftOf: z.string().optional(),
  })
  .strict();

/** What happened to one file of an import. */
const importedFileSchema = z.object({
  file: z.string(),
  outcome: z
    .enum(['created', 'updated', 'unchanged', 'refused'])
    .describe('unchanged: the post says the same already; refused: nothing of this file was stored'),
  slug: z.string().optional(),
  message: z.string().optional().describe('Why it was refused'),
});
export type ImportedFile = z.infer<typeof importedFileSchema>;

export const importAnswerSchema = z.object({ files: z.array(importedFileSchema) });
export type ImportAnswer = z.infer<typeof importAnswerSchema>;
