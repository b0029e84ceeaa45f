import { reachableAnnualHours } from './costFormula';
import { savingsAmountUsd } from './formatSavings';
import type { StoredOpportunity } from './readOpportunities';
import { phases, type CostedTask, type Phase } from './types';

/** Whole US dollars a year of one group. */
export interface SavingsPart<Key> {
  key: Key;
  savingsUsd: number;
  /** False if none of its opportunities states an amount. */
  isStated: boolean;
}

/** Hours a year of a department's listed tasks, before and after automation. */
export interface HoursPart {
  key: string;
  hoursToday: number;
  hoursAfter: number;
}

function partOf<Key>(key: Key, opportunities: readonly StoredOpportunity[]): SavingsPart<Key> {
  const amounts = opportunities.flatMap(({ roiModel }) => savingsAmountUsd(roiModel.calculatedSavings) ?? []);
  return { key, savingsUsd: amounts.reduce((sum, usd) => sum + usd, 0), isStated: amounts.length > 0 };
}

/** Returns the savings of every department, largest first. */
export function savingsOfDepartments(opportunities: readonly StoredOpportunity[]): SavingsPart<string>[] {
  const names = new Set(opportunities.map(({ department }) => department));
  return [...names]
    .map((key) =>
      partOf(
        key,
        opportunities.filter(({ department }) => department === key),
      ),
    )
    .sort((one, other) => other.savingsUsd - one.savingsUsd);
}

/** Returns the savings by department, largest first; omits departments without stated savings. */
export const savingsByDepartment = (opportunities: readonly StoredOpportunity[]): SavingsPart<string>[] =>
  savingsOfDepartments(opportunities).filter(({ savingsUsd }) => savingsUsd > 0);

/** Returns the savings by phase, in phase order; omits phases without opportunities. */
export function savingsByPhase(opportunities: readonly StoredOpportunity[]): SavingsPart<Phase>[] {
  return phases.flatMap((key) => {
    const inPhase = opportunities.filter(({ phase }) => phase === key);
    return inPhase.length > 0 ? [partOf(key, inPhase)] : [];
  });
}

/** Returns the hours by department, in task order. Only opportunities that automate a listed task reduce hours. */
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
