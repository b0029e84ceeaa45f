import { z } from 'zod';
import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { caseKinds, departmentNames, inputKinds } from '@/domain/analysis/types';
import { taskNameSchema } from './analysisBody';

const listedTask = {
  department: z.enum(departmentNames, 'Unknown department'),
  taskName: taskNameSchema,
};

/** Answers about tasks in the client's own words, given after the analysis. */
export const recountBodySchema = z.object({
  taskAnswers: z
    .array(
      z.object({
        ...listedTask,
        cases: z.enum(caseKinds, 'Cases must be alike, similar or different').optional(),
        input: z.enum(inputKinds, 'Input must be software, files or paper').optional(),
      }),
    )
    .max(departmentNames.length * analysisLimits.tasksPerDepartment, 'Too many tasks')
    .default([])
    .describe('Answers that are still missing; the others stay as they are'),
});
export type RecountBody = z.output<typeof recountBodySchema>;

/** A task in the client's own words, and what it is called from now on. */
export const renameTaskBodySchema = z.object({ ...listedTask, name: taskNameSchema });
export type RenameTaskBody = z.output<typeof renameTaskBodySchema>;

/** Forbidden projects that the client wants in the plan after all. */
export const putBackBodySchema = z.object({
  opportunityIds: z
    .array(z.string().max(200, 'Unknown project'), 'Projects must be a list')
    .max(1_000, 'Too many projects')
    .describe('All that are put back; an empty list leaves all of them out again'),
});
export type PutBackBody = z.output<typeof putBackBodySchema>;
