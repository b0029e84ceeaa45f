import { z } from 'zod';

export const schedulePostBodySchema = z.object({
  publishAt: z.iso
    .datetime({ offset: true, message: 'Enter a moment in ISO 8601.' })
    .describe('ISO 8601, in the future. The version saved by then is published'),
});
export type SchedulePostBody = z.output<typeof schedulePostBodySchema>;

/** When a post will be published and unpublished. */
export const postScheduleSchema = z.object({
  publishAt: z.string().nullable().describe('ISO 8601; null when nothing is planned'),
  unpublishAt: z.string().nullable().describe('Likewise. Planned in the CMS'),
});
export type PostSchedule = z.infer<typeof postScheduleSchema>;
export const notScheduled: PostSchedule = { publishAt: null, unpublishAt: null };
