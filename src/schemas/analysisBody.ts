import { z } from 'zod';
import { analysisLimits, taskLimits } from '@/domain/analysis/analysisLimits';
import { assumedReadiness } from '@/domain/analysis/readinessOfScore';
import {
  caseKinds,
  departmentNames,
  frequencies,
  inputKinds,
  readinessLevels,
  yesNoAnswers,
  yesNoNotSureAnswers,
  type ClientAnswers,
  type DepartmentName,
  type TaskInput,
} from '@/domain/analysis/types';
import { normalizeLine } from '@/domain/text/normalizeText';
import { formatCount } from '@/format/numbers';
import { cleanText } from './cleanText';

const { longTextMaxLength, ownWordsMaxLength } = analysisLimits;
const longText = (required: string) => cleanText({ max: longTextMaxLength, required });
/** Returns a schema for a number within limits; messages name the field with `what`. */
export const within = ({ min, max }: { min: number; max: number }, what: string) =>
  z
    .number(`${what} must be a number`)
    .min(min, `${what}: at least ${formatCount(min)}`)
    .max(max, `${what}: at most ${formatCount(max)}`);

/** The numbers of one task. Rates and costs sent by a client are dropped, because the server computes them. */
export const taskDetailsSchema = z.object({
  teamSize: within(taskLimits.teamSize, 'Team size').int('Team size must be a whole number'),
  hours: within(taskLimits.hours, 'Hours').multipleOf(taskLimits.hours.step, 'Hours: two decimals at most'),
  frequency: z.enum(frequencies, 'Frequency must be Day, Week or Month'),
  salary: within(taskLimits.salary, 'Salary'),
});

/** Extra fields of a custom task. If its name equals that of a catalogue task, that task's profile is used instead. */
export const ownTaskFields = {
  cases: z
    .enum(caseKinds, 'Cases must be alike, similar or different')
    .optional()
    .describe('How alike its cases are; for tasks in own words, which are then counted by what is said'),
  input: z
    .enum(inputKinds, 'Input must be software, files or paper')
    .optional()
    .describe(
      'In what shape its work comes in; for tasks in own words, which are then counted by what is said',
    ),
};

/** The name of a task, in the wizard and in a report. */
export const taskNameSchema = cleanText({
  max: ownWordsMaxLength,
  required: 'Task name is required',
  isLine: true,
});

/** The tasks of one department as sent: names, and details keyed by name. Transformed to a list of complete tasks. */
const departmentTasksSchema = z
  .object({
    tasks: z
      .array(taskNameSchema, 'Tasks must be a list')
      .max(
        analysisLimits.tasksPerDepartment,
        `At most ${analysisLimits.tasksPerDepartment} tasks per department`,
      ),
    taskDetails: z.record(z.string(), taskDetailsSchema.extend(ownTaskFields)),
  })
  .transform(({ tasks, taskDetails }, context): TaskInput[] => {
    const details = new Map(
      Object.entries(taskDetails).map(([name, detail]) => [normalizeLine(name).trim(), detail]),
    );
    return [...new Set(tasks)].flatMap((taskName) => {
      const detail = details.get(taskName);
      if (detail) return [{ taskName, ...detail }];
      context.addIssue({
        code: 'custom',
        path: ['taskDetails', taskName],
        message: `Numbers are missing for "${taskName}"`,
      });
      return [];
    });
  });

const tasksByDepartment = z.strictObject(
  Object.fromEntries(departmentNames.map((name) => [name, departmentTasksSchema.optional()])),
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown department: ${issue.keys.join(', ')}`
        : 'Tasks must be keyed by department',
  },
);

/** Body that the wizard sends. The output is normalized: cleaned, without duplicates, with complete tasks. */
export const analysisBodySchema = z
  .object({
    listName: cleanText({
      max: analysisLimits.listNameMaxLength,
      required: 'Analysis name is required',
      isLine: true,
    }),
    industry: cleanText({
      max: analysisLimits.industryMaxLength,
      required: 'Industry is required',
      isLine: true,
    }),
    goals: longText('Goals are required'),
    departments: z
      .array(z.enum(departmentNames, 'Unknown department'), 'Departments must be a list')
      .min(1, 'Choose at least one department')
      .max(departmentNames.length, 'Each department once'),
    departmentTasks: tasksByDepartment,
    bottlenecks: longText('Bottlenecks are required'),
    dataTypes: z
      .array(
        cleanText({ max: ownWordsMaxLength, required: 'Data source is required', isLine: true }),
        'Data sources must be a list',
      )
      .min(1, 'Choose at least one data source')
      .max(analysisLimits.dataTypes, `At most ${analysisLimits.dataTypes} data sources`),
    currentAiUsage: z.enum(yesNoAnswers, 'Answer yes or no'),
    customerInsights: z.enum(yesNoNotSureAnswers, 'Answer yes, no or not-sure'),
    monetization: z.enum(yesNoNotSureAnswers, 'Answer yes, no or not-sure'),
    aiReadiness: z
      .enum(readinessLevels, 'Unknown readiness level')
      .default(assumedReadiness)
      .describe('Decides nothing: readiness is read from the latest audit, and assumed while there is none'),
    additionalContext: cleanText({ max: longTextMaxLength }).nullish(),
  })
  .transform(({ aiReadiness: _aiReadiness, ...body }, context): ClientAnswers => {
    const departments = [...new Set(body.departments)];
    const departmentTasks: ClientAnswers['departmentTasks'] = {};
    for (const [name, tasks] of Object.entries(body.departmentTasks) as [
      DepartmentName,
      TaskInput[] | undefined,
    ][]) {
      if (!tasks?.length) continue;
      if (departments.includes(name)) departmentTasks[name] = tasks;
      else
        context.addIssue({
          code: 'custom',
          path: ['departmentTasks', name],
          message: 'Department is not selected',
        });
    }
    if (Object.keys(departmentTasks).length === 0 && context.issues.length === 0) {
      context.addIssue({ code: 'custom', path: ['departmentTasks'], message: 'Choose at least one task' });
    }
    return {
      ...body,
      departments,
      departmentTasks,
      dataTypes: [...new Set(body.dataTypes)],
      additionalContext: body.additionalContext ?? '',
    };
  });
export type AnalysisBody = z.input<typeof analysisBodySchema>;
