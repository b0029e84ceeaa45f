import { savingsByDepartment, savingsByPhase } from '@/domain/analysis/breakdowns';
import { reachableAnnualHours } from '@/domain/analysis/costFormula';
import { countOf } from '@/domain/analysis/inWords';
import { savingsRange } from '@/domain/analysis/savingsRange';
import { savingsTotals } from '@/domain/analysis/totals';
import type { AnalysisResult, CostedTask, Frequency, Opportunity } from '@/domain/analysis/types';
import { formatCount, formatUsd, formatUsdCents, formatUsdExact } from '@/format/numbers';

const occurrence: Readonly<Record<Frequency, string>> = { Day: 'day', Week: 'week', Month: 'month' };
/** As in the report. */
const estimateNames = {
  expected: 'expected',
  cautious: 'low estimate of',
  ambitious: 'high estimate of',
} as const;
const hours = (count: number) => countOf(count, 'hour', 'hours');

/** Returns the figures of one opportunity that a text about it may state, one quantity per line. */
export function opportunityFigures({ phase, roiModel }: Opportunity, task?: CostedTask): string[] {
  return [`phase ${phase}`, ...(task ? taskFigures(task) : []), ...rangeFigures(roiModel.range)];
}

function taskFigures(task: CostedTask): string[] {
  return [
    `the team: ${countOf(task.teamSize, 'person', 'people')}`,
    `time each: ${hours(task.hours)} a ${occurrence[task.frequency]}`,
    `time today: ${hours(reachableAnnualHours(task))} a year`,
    `cost today: ${formatUsd(task.annualTaskCost)} a year`,
    `hourly rate: ${formatUsdCents(task.hourlyRate)} an hour`,
    `average salary: ${formatUsdExact(task.salary)} a year`,
  ];
}

function rangeFigures(range: Opportunity['roiModel']['range']): string[] {
  if (!range) return [];
  return (['expected', 'cautious', 'ambitious'] as const).flatMap((kind) => [
    `${estimateNames[kind]} automated share: ${formatCount(Math.round(range[kind].share * 100))}%`,
    `${estimateNames[kind]} hours saved: ${hours(range[kind].savedHours)} a year`,
    `${estimateNames[kind]} savings: ${formatUsd(range[kind].savingsUsd)} a year`,
  ]);
}

/** Returns the figures of the whole analysis. */
export function totalFigures({ opportunities, departmentTasks }: AnalysisResult): string[] {
  const { savedHours, savingsUsd } = savingsTotals(opportunities);
  const range = savingsRange(opportunities);
  const tasks = Object.values(departmentTasks).flat();
  const departments = Object.keys(departmentTasks).length;
  return [
    countOf(opportunities.length, 'opportunity', 'opportunities'),
    `${countOf(tasks.length, 'task', 'tasks')} in ${countOf(departments, 'department', 'departments')}`,
    `time today: ${hours(tasks.reduce((sum, task) => sum + reachableAnnualHours(task), 0))} a year`,
    `cost today: ${formatUsd(tasks.reduce((sum, task) => sum + task.annualTaskCost, 0))} a year`,
    `expected hours saved: ${hours(savedHours)} a year`,
    `expected savings: ${formatUsd(savingsUsd)} a year`,
    ...(range
      ? [
          `${estimateNames.cautious} savings: ${formatUsd(range.cautiousUsd)} a year`,
          `${estimateNames.ambitious} savings: ${formatUsd(range.ambitiousUsd)} a year`,
        ]
      : []),
    ...savingsByPhase(opportunities).map(
      ({ key, savingsUsd, isStated }) =>
        `phase ${key}, expected savings: ${isStated ? `${formatUsd(savingsUsd)} a year` : 'not stated'}`,
    ),
    ...savingsByDepartment(opportunities).map(
      (part) => `${part.key}, expected savings: ${formatUsd(part.savingsUsd)} a year`,
    ),
  ];
}
