import { z } from 'zod';
import { trailActions, trailSubjects } from '@/domain/trail/trailKinds';
import { cleanText } from './cleanText';
import { pagingFields } from './paging';

export const trailQuerySchema = z.object({
  ...pagingFields,
  search: cleanText({ max: 200, isLine: true })
    .optional()
    .describe('Occurs in who did it or in what it was done to'),
  subject: z.enum(trailSubjects, 'Unknown subject').optional(),
  action: z.enum(trailActions, 'Unknown action').optional(),
});
export type TrailQuery = z.output<typeof trailQuerySchema>;

export const trailEntrySchema = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  actor: z.string().nullable().describe('Name and email at that time; null for the site itself'),
  action: z.enum(trailActions),
  subject: z.enum(trailSubjects),
  subjectId: z.number(),
  label: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
});
export type TrailEntryAnswer = z.infer<typeof trailEntrySchema>;
