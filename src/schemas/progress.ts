import { z } from 'zod';
import { progressLimits, projectStatuses } from '@/domain/analysis/progress/projectStatuses';
import { within } from './analysisBody';
import { cleanText } from './cleanText';
import { documentIdParams } from './documentId';
import { pagingFields } from './paging';

export const statusMissing = 'Choose how far it is';

/** Body of a project's progress. Derived figures are computed, never accepted. */
export const progressBodySchema = z.object({
  status: z.enum(projectStatuses, statusMissing),
  hoursAMonth: within(progressLimits.hoursAMonth, 'Hours a month')
    .nullable()
    .describe('What the task takes now, of all who do it together; null where it wasn’t measured'),
  costUsd: within(progressLimits.costUsd, 'Spent so far').nullable().describe('US dollars, once'),
  note: cleanText({ max: progressLimits.noteMaxLength }),
});
export type ProgressBody = z.output<typeof progressBodySchema>;

export const progressParams = documentIdParams.extend({
  opportunityId: z.string().max(160),
});

const savingsSchema = z.object({
  hours: z.number().describe('Whole hours a year'),
  usd: z.number().describe('Whole US dollars a year'),
});

/** Progress of a project with its expected and actual savings. */
export const progressSchema = z.object({
  opportunity_id: z.string(),
  project: z.string().describe('Its name in the report'),
  status: z.enum(projectStatuses),
  hours_a_month: z.number().nullable(),
  cost_usd: z.number().nullable(),
  note: z.string(),
  expected: savingsSchema.nullable().describe('Null where the report states no savings'),
  actual: savingsSchema
    .nullable()
    .describe('From the hours a month now, by the cost formula; negative where it takes longer'),
  updated_at: z.iso.datetime(),
});
export type PresentedProgress = z.infer<typeof progressSchema>;

export const progressListQuerySchema = z.object({
  ...pagingFields,
  search: cleanText({ max: 200, isLine: true })
    .optional()
    .describe('Occurs in the project, the client’s name or email'),
  status: z.enum(projectStatuses, 'Unknown status').optional(),
});
export type ProgressListQuery = z.output<typeof progressListQuerySchema>;

/** Progress with its client, for administrators. */
export const clientProgressSchema = progressSchema.extend({
  analysis_id: z.number(),
  analysis_name: z.string(),
  client: z.object({ id: z.number(), name: z.string(), email: z.string() }),
});
export type ClientProgress = z.infer<typeof clientProgressSchema>;

/**
 * Expected and actual savings of all running or completed projects with a measured result, and the number of projects
 * per status.
 */
export const progressTotalsSchema = z.object({
  statuses: z.record(z.enum(projectStatuses), z.number()),
  measured: z.number().describe('Running or done projects with a measured result'),
  expected_usd: z.number().describe('Of those, US dollars a year'),
  actual_usd: z.number().describe('Of those, US dollars a year'),
});
export type ProgressTotals = z.infer<typeof progressTotalsSchema>;
