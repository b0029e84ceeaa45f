import { z } from 'zod';
import { blogLimits } from '@/domain/blog/blogLimits';
import { noonOf } from '@/domain/blog/postDay';
import { postOrders, postStatuses } from '@/domain/blog/postList';
import { slugProblem } from '@/domain/blog/slugProblem';
import { mebibyte } from '@/domain/mebibyte';
import { isPageAddress, pageAddressNeeded } from '@/domain/seo/isPageAddress';
import { seoLimits } from '@/domain/seo/seoLimits';
import { asideNameTaken, isAside } from '@/domain/trash/asideName';
import { Missing } from '@/errors/ApiFailures';
import { formatCount } from '@/format/numbers';
import { cleanText } from './cleanText';
import { largestId } from './documentId';
import { pagingFields } from './paging';
import { postScheduleSchema } from './postSchedule';

/** Maximum size of the list without paging parameters. */
export const postListCap = 10_000;

/** A slug in a URL. An invalid slug gives 404, even if the database couldn't look it up. */
export const postSlugParams = z.object({
  slug: z.string().transform((slug) => {
    if (/\p{Cc}/u.test(slug)) throw new Missing();
    return slug;
  }),
});

/** Optional id next to the slug, for clients that have loaded the post before. */
export const postIdQuery = z.object({
  id: z.coerce
    .number('Must be the id of a post')
    .int()
    .positive()
    .max(largestId)
    .optional()
    .describe('The post’s own: it stays when the slug changes. Given, the slug isn’t looked at'),
});

/** Optional parameters of the admin list. */
export const postListQuery = z.object({
  ...pagingFields,
  search: cleanText({ max: 200, isLine: true })
    .optional()
    .describe('Words that all occur in title, description, slug or author'),
  status: z.enum(postStatuses).optional(),
  sort: z.enum(postOrders).optional().describe('-date unless told: newest first'),
});
export type PostListQuery = z.output<typeof postListQuery>;

/** A post in the admin list: its latest version, published or not. */
const listedPostSchema = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  date: z.string().describe('ISO 8601; the day counts, in UTC'),
  author: z.string(),
  published: z.boolean().describe('Whether readers can see the post'),
  hasUnpublishedChanges: z.boolean().describe('A published post with a newer draft beside it'),
  ...postScheduleSchema.shape,
});
export type ListedPost = z.infer<typeof listedPostSchema>;
export const listedPostsSchema = z.array(listedPostSchema);

export const categorySchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
});
export type BlogCategory = z.infer<typeof categorySchema>;
const categoriesSchema = z.array(categorySchema);

export const listedCategorySchema = categorySchema.extend({
  posts: z.number().describe('Posts that use it, drafts included'),
});
export type ListedCategory = z.infer<typeof listedCategorySchema>;

const categoryName = cleanText({
  max: blogLimits.categoryNameMaxLength,
  required: 'Enter a name.',
  isLine: true,
}).refine((name) => !isAside(name), asideNameTaken);

export const createCategoryBodySchema = z.object({
  name: categoryName,
  description: cleanText({ max: blogLimits.descriptionMaxLength })
    .nullish()
    .transform((text) => text || null),
});
export type CreateCategoryBody = z.output<typeof createCategoryBodySchema>;

export const renameCategoryBodySchema = z.object({ name: categoryName });
export type RenameCategoryBody = z.output<typeof renameCategoryBodySchema>;

const binary = 'This does not look like text. Paste Markdown.';
/** PostgreSQL can't store NUL and lone surrogates; everything else is kept as typed. */
const isText = (value: string) => !value.includes('\u0000') && value.isWellFormed();

const content = z
  .string('Must be text')
  .max(
    blogLimits.markdownMaxCharacters,
    `Must be at most ${formatCount(blogLimits.markdownMaxCharacters)} characters`,
  )
  .refine(isText, binary);

const slug = z.string('Must be text').superRefine((value, context) => {
  const problem = slugProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

const dateMessage = 'Enter a date such as 2026-11-20.';
/**
 * Checked in UTC, because an offset can shift the year. PostgreSQL has no year 0, and JavaScript formats years after
 * 9999 with a sign.
 */
const isWithinKeptYears = (value: string) => {
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= 9999;
};

/** A date (2026-11-20) or an ISO 8601 date-time. */
const date = z
  .union([z.iso.date().transform(noonOf), z.iso.datetime({ offset: true })], dateMessage)
  .refine(isWithinKeptYears, dateMessage);

const optionalText = (max: number, { isLine = false } = {}) =>
  cleanText({ max, isLine })
    .nullish()
    .transform((text) => text ?? undefined);

const tag = cleanText({ max: blogLimits.tagMaxLength, isLine: true });
const id = z.coerce.number('Must be the id of a category').int().positive().max(largestId);

/** The category that posts of a deleted category move to. */
export const moveToSchema = id.optional();

export const deleteCategoryQuery = z.object({
  moveTo: moveToSchema.describe('The category that its posts go to; none unless given'),
});

const optionalFields = {
  content: content.optional().describe('Markdown'),
  author: optionalText(blogLimits.authorMaxLength, { isLine: true }).describe(
    'The advisory team unless told',
  ),
  published: z.boolean().optional(),
  featured: z.boolean().optional(),
  date: date.optional().describe('Today unless told'),
  tags: z
    .array(tag)
    .transform((tags) => [...new Set(tags.filter(Boolean))])
    .pipe(z.array(z.string()).max(blogLimits.maxTags, `Use at most ${blogLimits.maxTags} tags.`))
    .optional(),
  categoryId: z
    .union([z.literal('').transform(() => null), z.null(), id])
    .optional()
    .describe('Null for none'),
  categories: z
    .array(cleanText({ max: blogLimits.categoryNameMaxLength, isLine: true }))
    .max(50)
    .optional()
    .describe('Names of categories. The first counts, where no categoryId is given'),
  metaTitle: optionalText(blogLimits.titleMaxLength, { isLine: true }).describe('Empty: the title'),
  metaDescription: optionalText(blogLimits.descriptionMaxLength).describe('Empty: the excerpt'),
  metaImage: z
    .string('Must be text')
    .trim()
    .max(2000)
    .nullish()
    .describe('The picture of link previews: a file name or a path below /blog-images/. Empty: the cover'),
  canonicalUrl: z
    .string('Must be text')
    .trim()
    .max(seoLimits.urlMaxLength)
    .refine((address) => address === '' || isPageAddress(address), pageAddressNeeded)
    .nullish()
    .describe('The address that the post belongs to, if it was published elsewhere first'),
  noIndex: z.boolean().optional().describe('Search engines are asked to leave the post out'),
  coverImage: z
    .string('Must be text')
    .trim()
    .max(2000)
    .nullish()
    .describe('A file name, a path below /blog-images/, or an http(s) address; empty for none'),
  coverAltText: optionalText(blogLimits.altTextMaxLength),
  coverIsDecorative: z.boolean().optional().describe('The cover says nothing that a reader would miss'),
};

/** A new post. */
export const createPostBodySchema = z.object({
  title: cleanText({ max: blogLimits.titleMaxLength, required: 'Enter a title.', isLine: true }),
  slug: z
    .union([z.literal('').transform(() => undefined), slug])
    .optional()
    .describe('Derived from the title unless given'),
  excerpt: cleanText({ max: blogLimits.descriptionMaxLength, required: 'Enter a description.' }).describe(
    'Shown as the description',
  ),
  ...optionalFields,
});
export type CreatePostBody = z.output<typeof createPostBodySchema>;

/** Changes to a post. Omitted fields stay as they are. */
export const updatePostBodySchema = z.object({
  ...optionalFields,
  title: createPostBodySchema.shape.title.optional(),
  slug: slug.optional(),
  excerpt: createPostBodySchema.shape.excerpt.optional(),
  version: z
    .string()
    .max(60)
    .nullish()
    .describe('What the read answered. Given, a newer version of somebody else is never written over: 409'),
});
export type UpdatePostBody = z.output<typeof updatePostBodySchema>;

/** A post for its editor: the latest version, published or not. */
export const editedPostSchema = z.object({
  frontmatter: z.object({
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    author: z.string(),
    published: z.boolean().describe('Whether readers can see the post'),
    featured: z.boolean(),
    date: z.string().describe('ISO 8601; the day counts, in UTC'),
    tags: z.array(z.string()),
    categoryId: z.number().nullable(),
    categories: z.array(z.string()).describe('The name of its category, or nothing'),
    metaTitle: z.string().describe('The title, where it has no other'),
    metaDescription: z.string().describe('The excerpt, where it has no other'),
    coverImage: z.string().describe('A path below /blog-images/, an http(s) address, or empty'),
    coverAltText: z.string(),
    coverIsDecorative: z.boolean(),
  }),
  content: z.string().describe('Markdown, as it was typed unless the text was changed in the CMS since'),
  availableCategories: categoriesSchema,
  id: z.number(),
  version: z.string().describe('Send it along when saving'),
  hasUnpublishedChanges: z.boolean(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable().describe('The name of who saved last; null when unknown'),
});
export type EditedPost = z.infer<typeof editedPostSchema>;

/** Who is currently editing a post. */
export const editingSchema = z.object({
  editor: z
    .object({
      name: z.string(),
      isYou: z.boolean(),
      since: z.string().describe('ISO 8601'),
    })
    .nullable()
    .describe('Null when nobody is'),
});
export type Editing = z.infer<typeof editingSchema>;

export const enterPostBodySchema = z.object({
  takeOver: z.boolean().default(false).describe('Become the editor although somebody else is in the post'),
});

/** A cover image for the post with this slug. The messages for missing fields are prescribed by the specification. */
export const uploadCoverBodySchema = z.object({
  cover: z
    .file('Must be a file')
    .optional()
    .describe(`PNG, JPG or WebP, at most ${blogLimits.coverMaxBytes / mebibyte} MB`),
  slug: z.string('Must be text').trim().max(500).optional().describe('Lends its words to the file name'),
});

/** URL of an uploaded cover. */
export const uploadedCoverSchema = z.object({ url: z.string(), filename: z.string() });
export const coverFilenameParams = z.object({ filename: z.string() });
