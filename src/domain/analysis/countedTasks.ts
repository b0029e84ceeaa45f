import type { SharePercents } from './automatableShare';
import { ownTaskAnswers } from './ownTaskAnswers';
import { estimateSavings } from './estimateSavings';
import type { readDepartmentTasks } from './readDepartmentTasks';
import type { StoredOpportunity } from './readOpportunities';
import { departmentNames, type SavingsEstimate, type TaskInput } from './types';

/** What an analysis holds about tasks and what could be automated, read in whichever shape it was stored. */
export interface ReadAnalysis {
  departmentTasks: ReturnType<typeof readDepartmentTasks>;
  opportunities: readonly StoredOpportunity[];
}

/** An opportunity's listed task and shares, from which its figures follow by the cost formula. */
export interface CountedTask {
  /** The opportunity's. */
  id: string;
  department: string;
  task: TaskInput;
  percents: SharePercents;
}

/**
 * The opportunities whose figures can be computed again: counted anew from the stored task and the stored shares they
 * are exactly those that are stored. Others (older shapes, ideas without a figure) are left out.
 */
export function countedTasks(analysis: ReadAnalysis): CountedTask[] {
  return analysis.opportunities.flatMap((opportunity) => countedTask(opportunity, analysis) ?? []);
}

function countedTask(
  { id, department, taskName, taskRelated, roiModel }: StoredOpportunity,
  { departmentTasks }: ReadAnalysis,
): CountedTask | undefined {
  const { range, savedHours, calculatedSavings } = roiModel;
  const known = departmentNames.find((name) => name === department);
  const listed = (known && departmentTasks[known]) ?? [];
  const stored = listed.filter((task) => task.taskName === taskName);
  const [task] = stored;
  if (!taskRelated || !range || !task || stored.length > 1) return undefined;
  const percents = {
    cautious: wholePercent(range.cautious),
    expected: wholePercent(range.expected),
    ambitious: wholePercent(range.ambitious),
  };
  const follows =
    isEstimate(task, percents.cautious, range.cautious) &&
    isEstimate(task, percents.expected, range.expected) &&
    isEstimate(task, percents.ambitious, range.ambitious) &&
    range.expected.savedHours === savedHours &&
    range.expected.savingsUsd === calculatedSavings;
  const { taskName: name, teamSize, hours, frequency, salary } = task;
  return follows
    ? {
        id,
        department,
        task: { taskName: name, teamSize, hours, frequency, salary, ...ownTaskAnswers(task) },
        percents,
      }
    : undefined;
}

const wholePercent = ({ share }: SavingsEstimate) => Math.round(share * 100);

function isEstimate(task: TaskInput, percent: number, stored: SavingsEstimate): boolean {
  const { savedHours, savingsUsd } = estimateSavings(task, percent);
  return savedHours === stored.savedHours && savingsUsd === stored.savingsUsd;
}
