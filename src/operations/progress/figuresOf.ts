import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import type { Analysis } from '@/payload-types';

/** What a stored analysis holds about tasks and opportunities, in whichever shape. */
export function figuresOf(analysis: Pick<Analysis, 'departmentTasks' | 'opportunities'>): ReadAnalysis {
  return {
    departmentTasks: readDepartmentTasks(analysis.departmentTasks),
    opportunities: readOpportunities(analysis.opportunities),
  };
}
