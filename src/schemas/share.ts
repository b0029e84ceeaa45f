import { z } from 'zod';

/** Whether there is a share link, and when it expires. The link itself is returned only on creation. */
export const shareSchema = z.object({
  expires_at: z.iso.datetime().nullable(),
  hides_salaries: z.boolean().optional().describe('Of the link to an analysis'),
});
export type Share = z.infer<typeof shareSchema>;

export const newShareSchema = shareSchema.extend({ url: z.string(), expires_at: z.iso.datetime() });
export type NewShare = z.infer<typeof newShareSchema>;

/** Of an analysis: what the new link leaves out. */
export const shareQuerySchema = z.object({
  hide: z
    .literal('salaries')
    .optional()
    .describe('Leaves salaries, hourly rates, and team sizes out of an analysis'),
});
export type ShareQuery = z.output<typeof shareQuerySchema>;

/** Of the link to an analysis: what it leaves out from now on. */
export const changeShareBodySchema = z.object({ hides_salaries: z.boolean('Must be true or false') });
export type ChangeShareBody = z.output<typeof changeShareBodySchema>;

export const openSharedBodySchema = z.object({
  token: z.string('Must be text').max(100).describe("What follows the # in a shared link's address"),
});
