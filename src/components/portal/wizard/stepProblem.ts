import { analysisLimits } from '@/domain/analysis/analysisLimits';
import type { DepartmentName } from '@/domain/analysis/types';
import { stepProblemTexts as texts } from '@/content/portal/wizard';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';
import { formatCount } from '@/format/numbers';
import { fieldId, ownTaskFieldId, taskFieldId } from './fieldIds';
import { taskProblem } from '@/content/analysis/taskProblem';
import { choiceAnswers, stepOfAnswer, type WizardAnswers } from '@/domain/analysis/wizardAnswers';

export interface StepProblem {
  message: string;
  /** Id of the field or field group that has to change. */
  field: string;
}

/** Returns the length as stored, after trimming. */
export const storedLength = (text: string): number => text.trim().length;

function textProblem(field: string, text: string, maxLength: number, required: string): StepProblem | null {
  const length = storedLength(text);
  if (length === 0 && required) return { message: required, field: fieldId(field) };
  if (length <= maxLength) return null;
  return { message: texts.tooLong(formatCount(length), formatCount(maxLength)), field: fieldId(field) };
}

function ownWordsProblem(text: string | undefined, field: string): StepProblem | null {
  const length = storedLength(text ?? '');
  if (length === 0) return null;
  const max = analysisLimits.ownWordsMaxLength;
  const message = length > max ? texts.tooLong(formatCount(length), formatCount(max)) : texts.notAdded;
  return { message, field };
}

function departmentProblem(answers: WizardAnswers, department: DepartmentName): StepProblem | null {
  for (const [index, task] of (answers.tasks[department] ?? []).entries()) {
    const problem = taskProblem(task);
    if (!problem) continue;
    return {
      message: texts.taskNumber(task.taskName, problem.message),
      field: taskFieldId(department, index, problem.field),
    };
  }
  return ownWordsProblem(answers.unaddedTasks[department], ownTaskFieldId(department));
}

function tasksProblem(answers: WizardAnswers): StepProblem | null {
  for (const department of answers.departments) {
    const problem = departmentProblem(answers, department);
    if (problem) return problem;
  }
  const chosen = answers.departments.some((department) => answers.tasks[department]?.length);
  return chosen ? null : { message: texts.tasks, field: fieldId('tasks') };
}

function dataTypesProblem({ dataTypes, unaddedDataType }: WizardAnswers): StepProblem | null {
  const unadded = ownWordsProblem(unaddedDataType, fieldId('unaddedDataType'));
  if (unadded) return unadded;
  return dataTypes.length > 0 ? null : { message: texts.dataTypes, field: fieldId('dataTypes') };
}

const departmentsProblem = ({ departments }: WizardAnswers): StepProblem | null =>
  departments.length > 0 ? null : { message: texts.departments, field: fieldId('departments') };

/** Every choice of a step has to be made. */
function missingChoice(step: StepNumber, answers: WizardAnswers): StepProblem | null {
  const missing = choiceAnswers.find((field) => stepOfAnswer[field] === step && !answers[field]);
  return missing ? { message: texts[missing], field: fieldId(missing) } : null;
}

const { listNameMaxLength, industryMaxLength, longTextMaxLength } = analysisLimits;

/** Validation of each step, except that of its choices. */
const gates: Partial<Record<StepNumber, (answers: WizardAnswers) => StepProblem | null>> = {
  1: ({ listName }) => textProblem('listName', listName, listNameMaxLength, texts.listName),
  2: ({ industry }) => textProblem('industry', industry, industryMaxLength, texts.industry),
  3: ({ goals }) => textProblem('goals', goals, longTextMaxLength, texts.goals),
  4: departmentsProblem,
  5: tasksProblem,
  6: ({ bottlenecks }) => textProblem('bottlenecks', bottlenecks, longTextMaxLength, texts.bottlenecks),
  7: dataTypesProblem,
  11: ({ additionalContext }) => textProblem('additionalContext', additionalContext, longTextMaxLength, ''),
};

/** Returns the problem that blocks leaving a step; null if there is none. */
export function stepProblem(step: StepNumber, answers: WizardAnswers): StepProblem | null {
  return gates[step]?.(answers) ?? missingChoice(step, answers);
}

/** Returns the first step that is incomplete; undefined if all eleven are complete. */
export function firstIncompleteStep(answers: WizardAnswers): StepNumber | undefined {
  return stepNumbers.find((step) => stepProblem(step, answers));
}
