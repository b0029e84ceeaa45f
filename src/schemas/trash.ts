import { z } from 'zod';
import { maxAskedUses } from '@/domain/trash/maxAskedUses';
import { isDocumentId } from './documentId';

/** Collections with a trash from which documents can be restored. */
export const trashKinds = ['posts', 'categories', 'media'] as const;
export type TrashKind = (typeof trashKinds)[number];

const usingPost = z.object({ id: z.number(), slug: z.string(), title: z.string() });

const named = z.object({ id: z.number(), name: z.string() });

/** Collections that posts reference; the CMS shows their uses before deletion. */
const usedKinds = ['categories', 'media'] as const;
export const usesParams = z.object({ kind: z.enum(usedKinds) });
export type UsedKind = z.infer<typeof usesParams>['kind'];

export const usesQuery = z.object({
  ids: z
    .string()
    .max(maxAskedUses * 11)
    .transform((list, context) => {
      const ids = list.split(',');
      if (ids.length <= maxAskedUses && ids.every(isDocumentId)) return ids.map(Number);
      context.addIssue({ code: 'custom', message: `Name up to ${maxAskedUses} ids, with commas between.` });
      return z.NEVER;
    })
    .describe(`Up to ${maxAskedUses}, with commas between`),
});

/** Where each existing document is used, also by documents in the trash. */
export const usesSchema = z.array(
  z.object({
    id: z.number(),
    name: z.string().describe('The file name, or the name of the category'),
    people: z.array(named),
    pages: z.array(named).describe('Those whose link previews show it'),
    categories: z.array(named).describe('Those whose link previews show it'),
    isSharePicture: z.boolean().describe('Whether links to the site show it'),
    isLook: z.boolean().describe('Whether it is the firm’s logo or icon'),
    posts: z
      .array(usingPost.extend({ isTrashed: z.boolean().describe('It shows it again once it comes back') }))
      .describe('At most a hundred, the newest first, those in the trash last'),
    total: z.number().describe('How many posts there are in all'),
  }),
);
export type Uses = z.infer<typeof usesSchema>[number];
