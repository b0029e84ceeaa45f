import { costTask } from '@/domain/analysis/costFormula';
import type { AnalysisBody } from '@/schemas/analysisBody';
import { firstIncompleteStep } from './stepProblem';
import { readTask } from '@/content/analysis/taskProblem';
import type { TaskDraft, WizardAnswers } from '@/domain/analysis/wizardAnswers';

/** Readiness value that the documented request requires; the wizard doesn't ask for it. */
const statedReadiness = 'intermediate';

/**
 * Returns the documented request; null while a required answer is missing. Rates and costs are included as documented.
 */
export function toAnalysisBody(answers: WizardAnswers): AnalysisBody | null {
  const { currentAiUsage, customerInsights, monetization } = answers;
  const isComplete = firstIncompleteStep(answers) === undefined;
  if (!isComplete || !currentAiUsage || !customerInsights || !monetization) return null;
  return {
    listName: answers.listName.trim(),
    industry: answers.industry.trim(),
    goals: answers.goals.trim(),
    departments: answers.departments,
    bottlenecks: answers.bottlenecks.trim(),
    currentAiUsage,
    dataTypes: answers.dataTypes,
    customerInsights,
    monetization,
    aiReadiness: statedReadiness,
    additionalContext: answers.additionalContext.trim(),
    departmentTasks: Object.fromEntries(
      answers.departments.map((department) => [department, toTasks(answers.tasks[department] ?? [])]),
    ),
  };
}

function toTasks(drafts: TaskDraft[]) {
  const costed = drafts.map((draft) => costTask(readTask(draft)));
  return {
    tasks: costed.map(({ taskName }) => taskName),
    taskDetails: Object.fromEntries(costed.map(({ taskName, ...details }) => [taskName, details])),
  };
}
