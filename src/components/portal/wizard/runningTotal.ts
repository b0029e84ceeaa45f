import { annualTaskCostUsd, statedAnnualHours } from '@/domain/analysis/costFormula';
import type { WizardAnswers } from '@/domain/analysis/wizardAnswers';
import { readTask, taskProblem } from '@/content/analysis/taskProblem';

interface RunningTotal {
  /** Hours a year over all people, as stated. */
  hours: number;
  /** Whole US dollars a year. */
  costUsd: number;
}

/** Returns the hours and cost a year of the ticked tasks; null if there are none or a number is invalid. */
export function runningTotal({ departments, tasks }: WizardAnswers): RunningTotal | null {
  const ticked = departments.flatMap((department) => tasks[department] ?? []);
  if (ticked.length === 0 || ticked.some(taskProblem)) return null;
  const counted = ticked.map(readTask);
  const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  return {
    hours: sumOf(counted.map(statedAnnualHours)),
    costUsd: sumOf(counted.map(annualTaskCostUsd)),
  };
}
