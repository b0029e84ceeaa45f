import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import type { SharedAnalysis } from '@/schemas/analysis';

/** Converts opportunities and tasks, which may have the shapes of older analyses. */
export function readShownAnalysis<Answer extends SharedAnalysis>(answer: Answer) {
  return {
    ...answer,
    opportunities: readOpportunities(answer.opportunities),
    left_alone: readOpportunities(answer.left_alone),
    removed: readOpportunities(answer.removed),
    department_tasks: readDepartmentTasks(answer.department_tasks),
  };
}
