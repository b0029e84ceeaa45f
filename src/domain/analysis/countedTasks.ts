import type { SharePercents } from './automatableShare';
import { ownTaskFields } from './ownTaskFields';
import { estimateSavings } from './estimateSavings';
import type { readDepartmentTasks } from './readDepartmentTasks';
import type { StoredOpportunity } from './readOpportunities';
import { departmentNames, type SavingsEstimate, type TaskInput } from './types';

/** Tasks and opportunities of an analysis, normalized from whatever shape was stored. */
export interface ReadAnalysis {
  departmentTasks: ReturnType<typeof readDepartmentTasks>;
  opportunities: readonly StoredOpportunity[];
}

/** An opportunity's listed task and shares, which determine its figures by the cost formula. */
export interface CountedTask {
  /** Id of the opportunity. */
  id: string;
  department: string;
  task: TaskInput;
  percents: SharePercents;
}

/**
 * Returns the opportunities whose figures can be recomputed: computed from the stored task and shares, they equal the
 * stored ones. Omits others (older shapes, ideas without a figure).
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
        task: { taskName: name, teamSize, hours, frequency, salary, ...ownTaskFields(task) },
        percents,
      }
    : undefined;
}

const wholePercent = ({ share }: SavingsEstimate) => Math.round(share * 100);

function isEstimate(task: TaskInput, percent: number, stored: SavingsEstimate): boolean {
  const { savedHours, savingsUsd } = estimateSavings(task, percent);
  return savedHours === stored.savedHours && savingsUsd === stored.savingsUsd;
}
