import { analysisPlan, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import type { Analysis } from '@/payload-types';

/** What of a stored analysis is worth doing, and what it costs and returns. */
export const planOf = (
  analysis: Pick<Analysis, 'departmentTasks' | 'opportunities' | 'dayRateUsd'>,
): AnalysisPlan =>
  analysisPlan({
    departmentTasks: readDepartmentTasks(analysis.departmentTasks),
    opportunities: readOpportunities(analysis.opportunities),
    dayRateUsd: analysis.dayRateUsd ?? null,
  });
