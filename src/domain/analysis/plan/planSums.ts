import { workingHoursPerYear } from '../costFormula';
import type { Span } from '../investment/investmentFactors';
import {
  investmentReturn,
  returnCases,
  type InvestmentReturn,
  type ReturnCase,
  type SavingsCases,
} from '../investment/investmentReturn';
import type { PlannedProject } from './PlannedProject';

/** Return of several projects as one. */
export const returnOf = (projects: readonly PlannedProject[]): InvestmentReturn =>
  investmentReturn(savingsOf(projects), {
    oneTimeUsd: sumOf(projects, 'oneTimeUsd'),
    runningUsd: sumOf(projects, 'runningUsd'),
  });

export function sumOf(projects: readonly PlannedProject[], what: 'oneTimeUsd' | 'runningUsd' | 'days'): Span {
  const sum = (end: keyof Span) =>
    Math.round(projects.reduce((total, { investment }) => total + investment[what][end], 0) * 10) / 10;
  return { low: sum('low'), high: sum('high') };
}

export function savingsOf(projects: readonly PlannedProject[]): SavingsCases {
  const sum = { cautious: 0, expected: 0, ambitious: 0 };
  for (const { returns } of projects)
    for (const which of returnCases) sum[which] += returns?.cases[which].savingsUsd ?? 0;
  return sum;
}

export function fullTimeEquivalents(projects: readonly PlannedProject[]): Record<ReturnCase, number> {
  const hours = savedHoursOf(projects);
  const years = (which: ReturnCase) => Math.round((hours[which] / workingHoursPerYear) * 10) / 10;
  return { cautious: years('cautious'), expected: years('expected'), ambitious: years('ambitious') };
}

export function savedHoursOf(projects: readonly PlannedProject[]): Record<ReturnCase, number> {
  const sum = (which: ReturnCase) =>
    projects.reduce(
      (hours, { opportunity }) => hours + (opportunity.roiModel.range?.[which].savedHours ?? 0),
      0,
    );
  return { cautious: sum('cautious'), expected: sum('expected'), ambitious: sum('ambitious') };
}
