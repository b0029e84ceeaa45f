import { z } from 'zod';

/** Whether there is a share link, and when it expires. The link itself is returned only on creation. */
export const shareSchema = z.object({ expires_at: z.iso.datetime().nullable() });
export type Share = z.infer<typeof shareSchema>;

export const newShareSchema = z.object({ url: z.string(), expires_at: z.iso.datetime() });
export type NewShare = z.infer<typeof newShareSchema>;

export const openSharedBodySchema = z.object({
  token: z.string('Must be text').max(100).describe("What follows the # in a shared link's address"),
});
