import { z } from 'zod';
import { scenarioLimits } from '@/domain/analysis/scenarioLimits';
import { sharePercentLimits } from '@/domain/analysis/whatIf';
import { taskDetailsSchema, within } from './analysis';
import { cleanText } from './cleanText';
import { documentIdParams } from './documentId';

/** The tried numbers of the task behind one opportunity. */
export const scenarioTaskSchema = taskDetailsSchema.extend({
  opportunityId: z.string('Must be text').min(1).max(scenarioLimits.opportunityIdMaxLength),
  sharePercent: within(sharePercentLimits, 'Automated share').int('Automated share must be whole percents'),
});
export type ScenarioTask = z.infer<typeof scenarioTaskSchema>;

/** Only what is tried out. Figures that are sent along are not read: the server computes its own. */
export const scenarioBodySchema = z.object({
  name: cleanText({ max: scenarioLimits.nameMaxLength, required: 'Scenario name is required' }),
  tasks: z
    .array(scenarioTaskSchema, 'Tasks must be a list')
    .min(1, 'Change at least one number')
    .max(scenarioLimits.tasks, `At most ${scenarioLimits.tasks} tasks`)
    .refine(
      (tasks) => new Set(tasks.map(({ opportunityId }) => opportunityId)).size === tasks.length,
      'Each opportunity once',
    ),
});
export type ScenarioBody = z.infer<typeof scenarioBodySchema>;

export const scenarioParams = documentIdParams.extend({ scenarioId: documentIdParams.shape.id });

/** A named scenario with its figures, computed from the analysis and the tried numbers when it is read. */
export const scenarioSchema = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  tasks: z.array(scenarioTaskSchema),
  figures: z.object({
    saved_hours: z.number().describe('Whole hours a year'),
    savings_usd: z.number().describe('Expected, whole US dollars a year'),
    cautious_usd: z.number(),
    ambitious_usd: z.number(),
  }),
});
export type PresentedScenario = z.infer<typeof scenarioSchema>;
