import { z } from 'zod';
import { maxAskedUses } from '@/domain/trash/maxAskedUses';
import { isDocumentId } from './documentId';

/** What can be put back after it was deleted. */
export const trashKinds = ['posts', 'categories', 'media'] as const;
const kind = z.enum(trashKinds);
export type TrashKind = z.infer<typeof kind>;

export const trashParams = z.object({ kind, id: z.coerce.number().int().positive().max(2_147_483_647) });

const trashedSchema = z.object({
  kind,
  id: z.number(),
  name: z.string().describe('The title, the name, or the file name'),
  wasPublic: z.boolean().describe('Whether readers have known the post'),
  deletedAt: z.string().describe('ISO 8601'),
  endsAt: z.string().describe('ISO 8601; from then on it can’t be put back'),
});
export type Trashed = z.infer<typeof trashedSchema>;

/** Newest first. */
export const trashSchema = z.array(trashedSchema);

const usingPost = z.object({ id: z.number(), slug: z.string(), title: z.string() });

/** Where a picture is shown. */
export const pictureUsesSchema = z.object({
  posts: z.array(usingPost),
  people: z.array(z.object({ id: z.number(), name: z.string() })),
  isSharePicture: z.boolean().describe('Whether links to the site show it'),
});
export type PictureUses = z.infer<typeof pictureUsesSchema>;

/** What posts use, and what is asked about before it goes. */
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

/** Of each that there is: where it is used, in the trash too. */
export const usesSchema = z.array(
  pictureUsesSchema.extend({
    id: z.number(),
    name: z.string().describe('The file name, or the name of the category'),
    posts: z
      .array(usingPost.extend({ isTrashed: z.boolean().describe('It shows it again once it comes back') }))
      .describe('At most a hundred, the newest first, those in the trash last'),
    total: z.number().describe('How many posts there are in all'),
  }),
);
export type Uses = z.infer<typeof usesSchema>[number];
