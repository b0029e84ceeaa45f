import { z } from 'zod';

/**
 * A post in an editor, saved or not. All fields may be missing; the check reports that. The body is Markdown
 * (`content`, in the portal) or the rich text editor's state (`body`, as a JSON string, in the CMS).
 */
export const checkPostBodySchema = z.object({
  title: z.string().nullish(),
  excerpt: z.string().nullish(),
  metaTitle: z.string().nullish(),
  metaDescription: z.string().nullish(),
  coverImage: z.string().nullish(),
  cover: z.number().int().nullish().describe('Id of the picture; instead of coverImage'),
  coverAltText: z.string().nullish(),
  coverIsDecorative: z.boolean().nullish(),
  content: z.string().nullish(),
  body: z.string().nullish().describe('Lexical JSON as text; instead of content'),
});
export type CheckPostBody = z.output<typeof checkPostBodySchema>;

const postFindingSchema = z.object({
  severity: z
    .enum(['error', 'warning', 'note'])
    .describe('error: the post can’t be published like this; warning: worth changing; note: good to know'),
  field: z.enum(['title', 'excerpt', 'coverImage', 'coverAltText', 'content']).describe('Where it is'),
  line: z.number().optional().describe('In Markdown, from 1 on'),
  block: z.number().optional().describe('In rich text: which block of the text, from 0 on'),
  message: z.string(),
  foreignPicture: z
    .object({ address: z.string(), alt: z.string() })
    .optional()
    .describe('A picture of another site, which POST /images/import puts into the library'),
});
export type PostFinding = z.infer<typeof postFindingSchema>;

export const postFindingsSchema = z.object({ findings: z.array(postFindingSchema) });
