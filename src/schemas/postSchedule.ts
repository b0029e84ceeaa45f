import { z } from 'zod';

export const schedulePostBodySchema = z.object({
  publishAt: z.iso
    .datetime({ offset: true, message: 'Enter a moment in ISO 8601.' })
    .describe('ISO 8601, still to come. What is saved by then is published'),
});
export type SchedulePostBody = z.output<typeof schedulePostBodySchema>;

/** When a post is going to be published. */
export const postScheduleSchema = z.object({
  publishAt: z.string().nullable().describe('ISO 8601; null when nothing is planned'),
});
export type PostSchedule = z.infer<typeof postScheduleSchema>;
