import { z } from 'zod';
import { blogLimits } from '@/domain/blog/blogLimits';
import { slugProblem } from '@/domain/blog/slugProblem';
import { createPostBodySchema } from './blog';
import { cleanText } from './cleanText';

/** A Markdown file or a zip archive of such files. */
export const importPostsBody = z.object({
  file: z.file('Must be a file').optional().describe('One .md file, or a .zip of them'),
  replace: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe('Write over posts that have the same slug'),
});

const text = z.string('Must be text');
const flag = z.boolean('Must be true or false');
const words = text.nullish().transform((value) => value ?? '');
const knownSlug = text.refine((slug) => slugProblem(slug) === null, 'Must be a slug');

/**
 * Only the UTC date of a date-time is stored, so it must equal the written date. Invalid date-times pass here and
 * fail validation later.
 */
function isOfOneDay(date: string): boolean {
  const moment = z.iso.datetime({ offset: true }).safeParse(date).data;
  return moment === undefined || new Date(moment).toISOString().slice(0, 10) === date.slice(0, 10);
}

/** Allowed front matter of an imported post. Its values are then validated like form input. */
export const frontMatterSchema = z
  .object({
    title: words,
    slug: text.optional(),
    description: words,
    date: text
      .refine(isOfOneDay, 'In UTC this is another day: write the day alone, such as 2026-11-20.')
      .optional(),
    author: text.optional(),
    published: flag.default(false),
    featured: flag.default(false),
    category: cleanText({ max: blogLimits.categoryNameMaxLength, isLine: true }).optional(),
    tags: z.array(words, 'Must be a list').default([]),
    metaTitle: text.default(''),
    metaDescription: text.default(''),
    metaImage: text.default(''),
    canonicalUrl: text.default(''),
    noIndex: flag.default(false),
    coverImage: text.default(''),
    coverAltText: text.default(''),
    coverIsDecorative: flag.default(false),
    formerSlugs: z.array(knownSlug, 'Must be a list').max(100).default([]),
    draftOf: knownSlug.optional(),
  })
  .strict();

/** A draft may lack fields that a published post needs. */
export const importedDraftSchema = createPostBodySchema.extend({
  title: cleanText({ max: blogLimits.titleMaxLength, isLine: true }),
  excerpt: cleanText({ max: blogLimits.descriptionMaxLength }),
});

/** Result of one imported file. */
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
