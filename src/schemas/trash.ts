import { z } from 'zod';

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

/** Where a picture is shown. */
export const pictureUsesSchema = z.object({
  posts: z.array(z.object({ id: z.number(), slug: z.string(), title: z.string() })),
  people: z.array(z.object({ id: z.number(), name: z.string() })),
  isSharePicture: z.boolean().describe('Whether links to the site show it'),
});
export type PictureUses = z.infer<typeof pictureUsesSchema>;
