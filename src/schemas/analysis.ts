import { z } from 'zod';
import { constraintKinds } from '@/domain/analysis/constraints/constraintKinds';
import { solutionKinds } from '@/domain/analysis/investment/investmentFactors';
import { ownDaysLimits } from '@/domain/analysis/plan/ownDays';
import { complexities, missingValue } from '@/domain/analysis/types';
import { ownTaskFields, taskDetailsSchema } from './analysisBody';
import { pagingFields } from './paging';

const estimateSchema = z.object({ share: z.number(), savedHours: z.number(), savingsUsd: z.number() });

const opportunitySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  department: z.string(),
  phase: z.number().int().min(1).max(4),
  complexity: z.enum([...complexities, missingValue]).describe("'TBD' where an older analysis states none"),
  taskRelated: z.boolean(),
  taskName: z.string().optional(),
  rationale: z.string().optional().describe('Why it suits this business; in words of a language model'),
  writtenBy: z.literal('model').optional().describe('A language model chose its words; else the engine'),
  roiModel: z.object({
    savedHours: z.number().describe('Hours a year, whole but in older analyses; 0 where one states none'),
    calculatedSavings: z
      .union([z.number(), z.string()])
      .describe("Whole US dollars a year, the text of an older analysis ('$12,500/year'), or 'TBD'"),
    assumptions: z.string(),
    range: z
      .object({ cautious: estimateSchema, expected: estimateSchema, ambitious: estimateSchema })
      .optional(),
  }),
  assumptions: z.string().describe('The same text as in roiModel'),
});

/** An analysis in the dashboard list. */
export const analysisListItemSchema = z.object({
  id: z.number(),
  list_name: z.string(),
  industry: z.string(),
  created_at: z.iso.datetime(),
  opportunities: z.array(opportunitySchema),
  executive_summary: z.array(z.string()).describe('Paragraphs by a language model; may be empty'),
  further_opportunities: z
    .array(z.object({ name: z.string(), description: z.string(), rationale: z.string() }))
    .describe('Ideas of a language model, without figures; may be empty'),
});
export type AnalysisListItem = z.infer<typeof analysisListItemSchema>;

/** With any of these parameters the list is paginated; without, it returns all. */
export const analysisListQuerySchema = z.object(pagingFields);
export type AnalysisListQuery = z.output<typeof analysisListQuerySchema>;

/** One page of the dashboard list, and totals over all pages. */
export const analysisSummarySchema = z.object({
  total: z.number().describe('Analyses of the account'),
  opportunities: z.number().describe('Of all of them'),
  savings_usd: z.number().describe('Of all of them, US dollars a year'),
  latest_savings_usd: z
    .number()
    .nullable()
    .describe(
      'Where analyses share a name (ignoring case and spacing) or industry and tasks: the same sum with only the latest of them; else null',
    ),
  analyses: z.array(
    analysisListItemSchema.pick({ id: true, list_name: true, industry: true, created_at: true }).extend({
      opportunities: z.number().describe('How many it has'),
      saved_hours: z.number().describe('A year'),
      savings_usd: z.number().describe('US dollars a year'),
    }),
  ),
});
export type AnalysisSummary = z.infer<typeof analysisSummarySchema>;
export type SummarizedAnalysis = AnalysisSummary['analyses'][number];

const presentedTaskSchema = taskDetailsSchema.extend({
  ...ownTaskFields,
  taskName: z.string(),
  enteredName: z
    .string()
    .optional()
    .describe(
      'What it was called when it was analyzed; only of tasks in the client’s own words, which can be renamed',
    ),
  hourlyRate: z.number().describe('US dollars'),
  annualTaskCost: z.number().describe('Whole US dollars a year'),
});

/** An analysis in full. */
export const analysisSchema = analysisListItemSchema.extend({
  owner_id: z.number().describe('The account it belongs to'),
  goals: z.string(),
  departments: z.array(z.string()),
  ai_readiness: z.string().describe('What the figures were counted with'),
  readiness_audit: z
    .object({ percent: z.number(), audited_at: z.iso.datetime() })
    .nullable()
    .describe('The audit that the readiness comes from; null where it is assumed'),
  current_ai_usage: z.string(),
  data_types: z.array(z.string()),
  bottlenecks: z.string(),
  customer_insights: z.string(),
  monetization: z.string(),
  additional_info: z.string(),
  department_tasks: z.record(z.string(), z.array(presentedTaskSchema)),
  left_alone: z
    .array(opportunitySchema)
    .describe('Tasks that would cost more to automate than they save over three years; in no total'),
  removed: z
    .array(opportunitySchema)
    .describe('Projects that the client’s own words forbid, see `project_ties.ruledOut`; in no total'),
  put_back: z.array(z.string()).describe('Ids of forbidden projects that the client put back into the plan'),
  day_rate_usd: z
    .number()
    .nullable()
    .describe('What its costs are counted with, US dollars; null where the firm had set none'),
  own_days: z
    .object({
      a_month: z.number(),
      moves_phases: z.boolean().describe('False where only the calendar follows it'),
    })
    .nullable()
    .describe(
      `Days a month that the client says their people can give; null while half a day of each is assumed, at least four and at most ${ownDaysLimits.max} in all`,
    ),
  constraints: z
    .array(z.object({ kind: z.enum(constraintKinds), words: z.string(), effect: z.string() }))
    .describe('What the client asked every project to respect, in their words, and what it changes'),
  project_guides: z
    .array(
      z.object({
        opportunityId: z.string(),
        owner: z.string().describe('Who in the client’s firm answers for it, by role'),
        firstStep: z.string(),
        measure: z.string().describe('How to tell that it works'),
        risk: z.object({ risk: z.string(), answer: z.string() }).optional(),
        because: z
          .object({
            words: z.string().describe('The client’s sentence, in quotation marks'),
            decided: z.string().describe('What in it decided, as it was compared'),
          })
          .optional()
          .describe('What the client wrote that this project is tied to'),
        needs: z.array(z.string()).describe('Names of projects that it depends on'),
      }),
    )
    .describe('Of what is worth doing, its groundwork, and what is to be sized'),
  project_ties: z
    .array(
      z.object({
        opportunityId: z.string(),
        needs: z.array(z.string()).readonly().describe('Ids of the opportunities that it depends on'),
        ruledOut: z
          .string()
          .optional()
          .describe('The client’s sentence that forbids software to do its work, in quotation marks'),
        namedAs: z
          .string()
          .optional()
          .describe('The client’s goal or bottleneck that it answers, in quotation marks'),
        takenOverBy: z
          .string()
          .optional()
          .describe('Id of the opportunity that takes over part of a task that doesn’t pay by itself'),
        leftAs: z
          .string()
          .optional()
          .describe('Why a task is left as it is, if that doesn’t follow from its return'),
      }),
    )
    .describe(
      'What each project waits for, also what is better left as it is: other numbers may change that',
    ),
  engine_version: z.string().describe('Of the calculation that its figures come from'),
});
export type PresentedAnalysis = z.infer<typeof analysisSchema>;

/** What a report says, whoever it is of. */
export type AnalysisContent = Omit<PresentedAnalysis, 'id' | 'owner_id'>;

const spanSchema = z.object({ low: z.number(), high: z.number() });

/** An analysis as shown by a share link: without its owner, and without salaries where the owner hides them. */
export const sharedAnalysisSchema = analysisSchema
  .omit({ id: true, owner_id: true, department_tasks: true })
  .extend({
    listed_work: z
      .object({
        people: z.number().describe('Who do the listed tasks, in all departments'),
        hours: z.number().describe('Of all listed tasks a year'),
      })
      .optional()
      .describe('Where salaries are left out'),
    department_tasks: z.record(
      z.string(),
      z.array(
        presentedTaskSchema.partial({
          salary: true,
          hourlyRate: true,
          teamSize: true,
          hours: true,
          frequency: true,
        }),
      ),
    ),
    project_costs: z
      .record(
        z.string(),
        z.object({
          solution: z.enum(solutionKinds),
          days: spanSchema,
          trainingHours: spanSchema,
          oneTimeUsd: spanSchema,
          runningUsd: spanSchema,
          toolAndSeatsUsd: spanSchema,
          toolUsd: spanSchema,
        }),
      )
      .optional()
      .describe(
        'Where salaries are left out: the costs of the projects of listed tasks, by opportunity id. No salary, hourly rate, or team size is in the response then; sums and hours a year are.',
      ),
  });
export type SharedAnalysis = z.infer<typeof sharedAnalysisSchema>;
