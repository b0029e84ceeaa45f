import { z } from 'zod';
import { analysisDraftLimits } from '@/domain/analysis/analysisLimits';
import { caseKinds, departmentNames, frequencies, inputKinds } from '@/domain/analysis/types';
import {
  answerChoices,
  choiceAnswers,
  textAnswers,
  type ChoiceAnswer,
  type WizardAnswers,
} from '@/domain/analysis/wizardAnswers';
import type { WizardChanges } from '@/domain/analysis/wizardChanges';
import { stepNumbers } from '@/domain/analysis/wizardSteps';
import { cleanText } from './cleanText';
import { draftKeySchema } from './draftKey';

const { textMaxLength, tasksPerDepartment, dataTypes } = analysisDraftLimits;
const text = cleanText({ max: textMaxLength, isUnfinished: true });

const byDepartment = <Entry extends z.ZodType>(entry: Entry) =>
  z.partialRecord(z.enum(departmentNames, 'Unknown department'), entry, 'Must be keyed by department');

const taskDraftSchema = z.strictObject({
  taskName: text,
  teamSize: text,
  hours: text,
  frequency: z.enum(frequencies, 'Frequency must be Day, Week or Month'),
  salary: text,
  cases: z.enum(['', ...caseKinds]).optional(),
  input: z.enum(['', ...inputKinds]).optional(),
});

const textFields = Object.fromEntries(textAnswers.map((field) => [field, text])) as Record<
  (typeof textAnswers)[number],
  typeof text
>;

const choiceFields = Object.fromEntries(
  choiceAnswers.map((field) => [field, z.enum(['', ...answerChoices[field]])]),
) as unknown as { [Field in ChoiceAnswer]: z.ZodType<WizardAnswers[Field]> };

/** Unvalidated answers as typed: rejects only what can't be stored. The wizard itself reports missing answers. */
const answersSchema = z.strictObject({
  ...textFields,
  ...choiceFields,
  departments: z
    .array(z.enum(departmentNames, 'Unknown department'), 'Departments must be a list')
    .max(departmentNames.length, 'Each department once'),
  tasks: byDepartment(
    z.array(taskDraftSchema).max(tasksPerDepartment, `At most ${tasksPerDepartment} tasks per department`),
  ).describe('A department that is named replaces all of its tasks; the other departments stay'),
  unaddedTasks: byDepartment(text).describe('Typed, but not added yet'),
  dataTypes: z.array(text).max(dataTypes, `At most ${dataTypes} data sources`),
  unaddedDataType: text.describe('Typed, but not added yet'),
  currentAiDetails: text.describe('Kept for the client alone; not part of the analysis'),
}) satisfies z.ZodType<WizardChanges>;

const stepSchema = z.literal(stepNumbers, 'There are steps 1 to 11');

/** Answers given since the last call; earlier ones stay. */
export const analysisDraftBodySchema = z.object({
  key: draftKeySchema
    .nullable()
    .describe('Of the draft that the answers belong to; null while the caller knows of none'),
  answers: answersSchema.partial(),
  step: stepSchema.describe('The step that is shown'),
  furthestStep: stepSchema.describe('The furthest step shown so far'),
});
export type AnalysisDraftBody = z.infer<typeof analysisDraftBodySchema>;

export const analysisDraftSchema = z.object({
  key: z
    .string()
    .nullable()
    .describe('An Idempotency-Key that begins with it ends the draft; null without a draft'),
  answers: answersSchema.partial(),
  step: stepSchema,
  furthestStep: stepSchema,
  generating: z
    .string()
    .nullable()
    .describe(
      'The Idempotency-Key of the analysis that is being written for this account, empty if it has none; null while none is',
    ),
});
export type AnalysisDraft = z.infer<typeof analysisDraftSchema>;
