import { costTask } from '@/domain/analysis/costFormula';
import type { AnalysisBody } from '@/schemas/analysisBody';
import { firstIncompleteStep } from './stepProblem';
import { readTask } from '@/content/analysis/taskProblem';
import {
  recordedAnswerNames,
  type RecordedAnswer,
  type TaskDraft,
  type WizardAnswers,
} from '@/domain/analysis/wizardAnswers';

/** Readiness value that the documented request requires; the wizard doesn't ask for it. */
const statedReadiness = 'intermediate';

/**
 * Returns the documented request; null while a required answer is missing. Rates and costs are included as documented.
 */
export function toAnalysisBody(answers: WizardAnswers): AnalysisBody | null {
  if (firstIncompleteStep(answers) !== undefined) return null;
  return {
    ...textsAndChoices(answers),
    departments: answers.departments,
    dataTypes: answers.dataTypes,
    aiReadiness: statedReadiness,
    departmentTasks: Object.fromEntries(
      answers.departments.map((department) => [department, toTasks(answers.tasks[department] ?? [])]),
    ),
  };
}

/** Every choice is made, because no step is incomplete. */
const textsAndChoices = (answers: WizardAnswers) =>
  Object.fromEntries(recordedAnswerNames.map((name) => [name, answers[name].trim()])) as Pick<
    AnalysisBody,
    RecordedAnswer
  >;

function toTasks(drafts: TaskDraft[]) {
  const costed = drafts.map((draft) => costTask(readTask(draft)));
  return {
    tasks: costed.map(({ taskName }) => taskName),
    taskDetails: Object.fromEntries(costed.map(({ taskName, ...details }) => [taskName, details])),
  };
}
