import { z } from 'zod';
import { largestId } from './documentId';
import { editedPostSchema, postSlugParams } from './blog';

const versionSchema = z.object({
  id: z.number(),
  savedAt: z.string().describe('ISO 8601'),
  savedBy: z
    .string()
    .nullable()
    .describe('A name; null when it is not known any more, or was the site itself'),
  isPublished: z.boolean().describe('Whether this save was for readers'),
  isAutosave: z.boolean().describe('Kept by the CMS while somebody was typing'),
});
export type PostVersion = z.infer<typeof versionSchema>;

/** Newest first. */
export const postVersionsSchema = z.array(versionSchema);

export const postVersionParams = postSlugParams.extend({
  version: z.coerce.number().int().positive().max(largestId),
});

/** A version in the form that the editor loads. */
export const readVersionSchema = versionSchema.extend({
  frontmatter: editedPostSchema.shape.frontmatter,
  content: z.string().describe('Markdown'),
});
export type ReadPostVersion = z.infer<typeof readVersionSchema>;
