import { analyze } from '@/domain/analysis/analyze';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { headlineResult } from '@/domain/analysis/plan/headlineResult';
import { statedAnnualHours } from '@/domain/analysis/costFormula';
import type { CostedTask, Opportunity, SavingsEstimate } from '@/domain/analysis/types';

/** One automated task of the sample: the opportunity and its inputs. */
export interface SampleLine {
  opportunity: Opportunity;
  task: CostedTask;
  /** Hours a year of the whole team. */
  annualHours: number;
  range: Record<'cautious' | 'expected' | 'ambitious', SavingsEstimate>;
}

export interface SampleReport {
  /** Tasks entered, and their current cost: hours and whole US dollars a year. */
  tasks: { count: number; annualHours: number; annualCostUsd: number };
  /** Recommended projects with savings. Highest expected savings first. */
  lines: SampleLine[];
  /** US dollars a year of all lines. */
  savingsUsd: Record<'cautious' | 'expected' | 'ambitious', number>;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Runs the engine on the sample distributor, as for every client. Counts what its report recommends. */
export function sampleReport(): SampleReport {
  const { departmentTasks, opportunities } = headlineResult(distributor, analyze(distributor));
  const tasks = Object.values(departmentTasks).flat();
  const lines = tasks
    .flatMap((task) =>
      opportunities.filter(({ taskName }) => taskName === task.taskName).flatMap(toLine(task)),
    )
    .sort((a, b) => b.range.expected.savingsUsd - a.range.expected.savingsUsd);
  const total = (estimate: keyof SampleReport['savingsUsd']) =>
    sum(lines.map(({ range }) => range[estimate].savingsUsd));
  return {
    tasks: {
      count: tasks.length,
      annualHours: sum(tasks.map(statedAnnualHours)),
      annualCostUsd: sum(tasks.map(({ annualTaskCost }) => annualTaskCost)),
    },
    lines,
    savingsUsd: { cautious: total('cautious'), expected: total('expected'), ambitious: total('ambitious') },
  };
}

const toLine =
  (task: CostedTask) =>
  (opportunity: Opportunity): SampleLine[] => {
    const { range } = opportunity.roiModel;
    return range ? [{ opportunity, task, annualHours: statedAnnualHours(task), range }] : [];
  };
