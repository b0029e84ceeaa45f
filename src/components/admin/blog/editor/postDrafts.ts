import { z } from 'zod';
import { localDrafts } from '@/client/localDrafts';
import { postFormSchema } from './postForm';

const wordsSchema = z.object({
  form: postFormSchema,
  /** Version of the post when it was opened, for conflict detection. Null for a new post. */
  version: z.string().nullable(),
  /** Whether the post was published when it was opened; missing in older drafts. */
  wasPublished: z.boolean().optional(),
});

const setAsideSchema = wordsSchema.extend({
  restoredAt: z
    .number()
    .nullable()
    .describe('When the draft was kept that they come from, in milliseconds since 1970'),
});
/** Form contents that can be restored, with the version that they are based on. */
export type SetAside = z.infer<typeof setAsideSchema>;

const draftSchema = wordsSchema.extend({
  savedAt: z.number().describe('Milliseconds since 1970'),
  setAside: setAsideSchema.optional(),
});

/** The drafts of posts in this browser. */
export const postDrafts = localDrafts('blog-draft', draftSchema);
