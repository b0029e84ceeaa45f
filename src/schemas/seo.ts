import { z } from 'zod';
import { toPageKey } from '@/domain/seo/pageKeys';
import { cleanSeoText, seoFieldRules, seoTextProblem } from '@/domain/seo/seoFieldRules';
import { schemaTypes, seoFields, type SeoField } from '@/domain/seo/SeoRecord';
import { Missing } from '@/errors/ApiFailures';
import { pagingFields } from './paging';

const pageKey = z.string().transform((name) => {
  const key = toPageKey(name);
  if (key === null) throw new Missing('Unknown page');
  return key;
});

/** A page key or editor page name in a URL; unknown ones give 404. */
export const pageKeyParams = z.object({ pageKey });
export const pageNameParams = z.object({ pageName: pageKey });

/** One field of a body, cleaned and validated like everywhere. Null, an empty string or omission clears it. */
const field = (name: SeoField) =>
  z
    .string('Must be text')
    // Checked before cleaning, so that huge input costs nothing.
    .max(seoFieldRules[name].maxLength, `Must be at most ${seoFieldRules[name].maxLength} characters`)
    .transform((value, context) => {
      const cleaned = cleanSeoText(name, value);
      const problem = seoTextProblem(name, cleaned);
      if (problem === null) return cleaned;
      context.issues.push({ code: 'custom', message: problem, input: value });
      return z.NEVER;
    })
    .nullish()
    .transform((value) => value || null);

/** The full record of a page: omitted fields are cleared. */
export const seoBodySchema = z.object({
  title: field('title').describe('Shown as entered, without the firm’s name'),
  metaDescription: field('metaDescription'),
  canonicalUrl: field('canonicalUrl').describe('An http(s) address or a path on this site'),
  robots: field('robots').describe('Such as noindex; leave out to be listed'),
  ogTitle: field('ogTitle'),
  ogDescription: field('ogDescription'),
  ogImage: field('ogImage').describe('An http(s) address or a path on this site'),
  twitterTitle: field('twitterTitle'),
  twitterDescription: field('twitterDescription'),
  twitterImage: field('twitterImage').describe('An http(s) address or a path on this site'),
  schemaType: z
    .enum([...schemaTypes, ''], `Must be one of ${schemaTypes.join(', ')}`)
    .nullish()
    .transform((value) => value || null),
  customSchema: field('customSchema').describe('JSON-LD as the editor holds it'),
  finalSchema: field('finalSchema').describe('JSON-LD that replaces the page’s own'),
});
export type SeoBody = z.output<typeof seoBodySchema>;

/** The stored record of a page: only fields that are set. */
export const seoRecordSchema = z.object({
  title: z.string().optional(),
  metaDescription: z.string().optional(),
  canonicalUrl: z.string().optional(),
  robots: z.string().optional(),
  ogTitle: z.string().optional(),
  ogDescription: z.string().optional(),
  ogImage: z.string().optional(),
  twitterTitle: z.string().optional(),
  twitterDescription: z.string().optional(),
  twitterImage: z.string().optional(),
  schemaType: z.string().optional(),
  customSchema: z.string().optional(),
  finalSchema: z.string().optional(),
});

/** A save with optimistic locking: it sends the record that it replaces. */
export const saveSeoBodySchema = seoBodySchema.extend({
  replaces: seoRecordSchema
    .optional()
    .describe('The record as it was read before; the call answers 409 if another one was saved since'),
  only: z
    .array(z.enum(seoFields, 'Unknown field'))
    .optional()
    .describe('Fields to store; all others stay as they are. All fields unless given'),
});

const headDefaultsSchema = z.object({
  path: z.string(),
  title: z.string().describe('Without the firm’s name'),
  description: z.string(),
  image: z.string(),
  robots: z.string().optional().describe('Set for pages that are never listed'),
});

const renderedHeadSchema = z.object({
  title: z.string(),
  description: z.string(),
  canonicalUrl: z.string(),
  robots: z.string().nullable(),
  ogTitle: z.string(),
  ogDescription: z.string(),
  ogImage: z.string(),
  twitterTitle: z.string(),
  twitterDescription: z.string(),
  twitterImage: z.string(),
});

const pageFactsSchema = z.object({
  name: z.string().describe('As breadcrumbs call it'),
  changed: z.string().describe('The day on which its own words last changed'),
  trail: z.array(z.object({ name: z.string(), path: z.string() })).readonly(),
  isService: z.boolean(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).readonly(),
});

const recordIdSchema = z
  .number()
  .nullable()
  .describe('Of the record in the panel; null for a page without one');

const seoEntrySchema = z.object({
  pageKey: z.string(),
  recordId: recordIdSchema,
  path: z.string(),
  record: seoRecordSchema,
  defaults: headDefaultsSchema.describe('What stands in for empty fields'),
  head: renderedHeadSchema.describe('What visitors and crawlers get'),
  facts: pageFactsSchema.describe('What its own structured data is made from'),
  isListed: z.boolean().describe('Whether search engines may list the page'),
  updatedAt: z.string().nullable().describe('When the record was last saved'),
});
export type SeoEntry = z.infer<typeof seoEntrySchema>;

/** Every page as rendered, for the editor. */
export const seoEntriesSchema = z.object({
  site: z.object({
    origin: z.string(),
    firmName: z.string(),
    logoPath: z.string(),
    email: z.string().nullable(),
    entity: z
      .object({
        legalName: z.string().nullable(),
        address: z.string().nullable(),
        registration: z.string().nullable(),
        phone: z.string().nullable(),
      })
      .describe('Who the firm is before the law, as far as it has said'),
    profiles: z.array(z.string()).readonly().describe('The firm’s own pages on other sites'),
  }),
  entries: z.array(seoEntrySchema),
});
export type SeoEntries = z.infer<typeof seoEntriesSchema>;

/** Earlier records, newest first. */
export const seoHistorySchema = z.array(
  z.object({
    id: z.number(),
    savedAt: z.string(),
    savedBy: z.string().nullable().describe('The name of the account; null when it is gone'),
    record: seoRecordSchema,
  }),
);
export type SeoHistory = z.infer<typeof seoHistorySchema>;

export const restoreSeoBodySchema = z.object({ versionId: z.number().int().positive().max(2_147_483_647) });

const findingSchema = z.object({
  severity: z.enum(['error', 'warning', 'note']),
  field: z.string(),
  message: z.string(),
});

const checkedPageSchema = z.object({
  pageKey: z.string().nullable().describe('Of a page with a record'),
  recordId: recordIdSchema,
  postId: z.number().nullable().describe('Of a post'),
  categoryId: z.number().nullable().describe('Of the page of a category'),
  path: z.string(),
  title: z.string().describe('As search engines get it'),
  titleWidthPx: z.number(),
  descriptionWidthPx: z.number(),
  savedAt: z
    .string()
    .nullable()
    .describe('Of the record, the post or the category; null where nothing was saved'),
  findings: z.array(findingSchema).describe('Worst first'),
});
export type CheckedPageAnswer = z.infer<typeof checkedPageSchema>;

/** Findings: totals over all pages, categories and posts, and details of one page of the list. */
export const metadataCheckSchema = z.object({
  total: z.number().describe('Of all pages, categories and posts'),
  errors: z.number(),
  warnings: z.number(),
  found: z.number().describe('Of those that match the search'),
  pages: z.array(checkedPageSchema).describe('Worst first'),
});
export type MetadataCheck = z.infer<typeof metadataCheckSchema>;

export const metadataCheckQuerySchema = z.object({
  ...pagingFields,
  search: z.string().trim().max(200, 'search must be at most 200 characters').optional(),
});

const asked = (maxLength: number) => z.string().max(maxLength, `Must be at most ${maxLength} characters`);

export const seoMatchesQuerySchema = z.object({
  title: asked(400).default('').describe('As rendered, with the firm’s name where it is shown'),
  description: asked(600).default(''),
  canonicalPath: asked(2_000).default('').describe('A path that a canonical address leads to'),
});

/** Paths with the same title or description. */
export const seoMatchesSchema = z.object({
  title: z.array(z.string()).describe('Pages and posts with this title; at most 20'),
  description: z.array(z.string()).describe('Pages and posts with this description; at most 20'),
  isKnownPath: z.boolean().describe('Whether canonicalPath is a page or a post'),
});
export type SeoMatches = z.infer<typeof seoMatchesSchema>;
