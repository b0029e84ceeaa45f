import { analyze } from '@/domain/analysis/analyze';
import { dataSourceGroups } from '@/domain/analysis/catalogue/dataSources';
import { findCatalogueTask } from '@/domain/analysis/catalogue/findCatalogueTask';
import type { AnalysisAnswers, DepartmentName } from '@/domain/analysis/types';

/** Weekly hours that one person spends on each use case, for comparison. */
export const hoursPerWeek = 5;

export interface UseCaseTask {
  task: string;
  department: DepartmentName;
}

/** Weekly hours saved of `hoursPerWeek`. */
export interface HoursBack {
  cautious: number;
  expected: number;
  ambitious: number;
}

/**
 * Answers of a firm that has only these tasks: records at hand, some readiness, no AI yet. The salary doesn't affect
 * hours.
 */
function answersFor({ task, department }: UseCaseTask): AnalysisAnswers {
  return {
    listName: 'One task',
    industry: '',
    goals: '',
    departments: [department],
    departmentTasks: {
      [department]: [{ taskName: task, teamSize: 1, hours: hoursPerWeek, frequency: 'Week', salary: 60_000 }],
    },
    bottlenecks: '',
    dataTypes: dataSourceGroups.flatMap(({ sources }) => sources),
    currentAiUsage: 'no',
    customerInsights: 'no',
    monetization: 'no',
    aiReadiness: 'intermediate',
    additionalContext: '',
  };
}

/**
 * Returns the engine's expectation for a catalog task.
 * @throws if the catalog has no such task: the engine would use a neutral profile
 */
export function hoursBack(useCase: UseCaseTask): HoursBack {
  const opportunities = findCatalogueTask(useCase.task) ? analyze(answersFor(useCase)).opportunities : [];
  const range = opportunities.find(({ taskName }) => taskName === useCase.task)?.roiModel.range;
  if (!range) throw new Error(`The catalogue has no task “${useCase.task}”.`);
  return {
    cautious: range.cautious.share * hoursPerWeek,
    expected: range.expected.share * hoursPerWeek,
    ambitious: range.ambitious.share * hoursPerWeek,
  };
}
