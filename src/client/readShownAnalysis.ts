import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import type { SharedAnalysis } from '@/schemas/analysis';

/** The opportunities and tasks of an answer may come in the shapes of older analyses. */
export function readShownAnalysis<Answer extends SharedAnalysis>(answer: Answer) {
  return {
    ...answer,
    opportunities: readOpportunities(answer.opportunities),
    department_tasks: readDepartmentTasks(answer.department_tasks),
  };
}
