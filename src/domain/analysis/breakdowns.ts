import { reachableAnnualHours } from './costFormula';
import { savingsAmountUsd } from './formatSavings';
import type { StoredOpportunity } from './readOpportunities';
import { phases, type CostedTask, type Phase } from './types';

/** Whole US dollars a year of one group. */
export interface SavingsPart<Key> {
  key: Key;
  savingsUsd: number;
}

/** Hours a year of a department's listed tasks, before and after what its opportunities take off. */
export interface HoursPart {
  key: string;
  hoursToday: number;
  hoursAfter: number;
}

const savingsOf = ({ roiModel }: StoredOpportunity) => savingsAmountUsd(roiModel.calculatedSavings) ?? 0;

/** Savings by department, the largest first; departments that save no stated money are left out. */
export function savingsByDepartment(opportunities: readonly StoredOpportunity[]): SavingsPart<string>[] {
  const sums = new Map<string, number>();
  for (const opportunity of opportunities) {
    const before = sums.get(opportunity.department) ?? 0;
    sums.set(opportunity.department, before + savingsOf(opportunity));
  }
  return [...sums]
    .map(([key, savingsUsd]) => ({ key, savingsUsd }))
    .filter(({ savingsUsd }) => savingsUsd > 0)
    .sort((one, other) => other.savingsUsd - one.savingsUsd);
}

/** Savings by phase, in the order of the phases; phases without opportunities are left out. */
export function savingsByPhase(opportunities: readonly StoredOpportunity[]): SavingsPart<Phase>[] {
  return phases.flatMap((key) => {
    const inPhase = opportunities.filter(({ phase }) => phase === key);
    if (inPhase.length === 0) return [];
    return [{ key, savingsUsd: inPhase.reduce((sum, opportunity) => sum + savingsOf(opportunity), 0) }];
  });
}

/** Hours by department, in the order of the tasks. Only opportunities that automate a listed task take hours off. */
export function hoursByDepartment(
  departmentTasks: Readonly<Partial<Record<string, readonly CostedTask[]>>>,
  opportunities: readonly StoredOpportunity[],
): HoursPart[] {
  return Object.entries(departmentTasks).flatMap(([key, tasks = []]) => {
    const hoursToday = Math.round(tasks.reduce((sum, task) => sum + reachableAnnualHours(task), 0));
    if (hoursToday === 0) return [];
    const saved = opportunities
      .filter(({ department, taskRelated }) => taskRelated && department === key)
      .reduce((sum, { roiModel }) => sum + roiModel.savedHours, 0);
    return [{ key, hoursToday, hoursAfter: Math.max(0, hoursToday - Math.round(saved)) }];
  });
}
