import type { CostedTask } from '@/domain/analysis/types';
import { formatCount, formatUsd, formatUsdCents } from '@/format/numbers';
import { taskCostTexts } from './report';

/** A task as the table of costs shows it, by the keys of its columns. */
export const taskCells = (task: CostedTask): Record<keyof typeof taskCostTexts.columns, string> => ({
  taskName: task.taskName,
  teamSize: formatCount(task.teamSize),
  hours: `${formatCount(task.hours)} ${taskCostTexts.frequencies[task.frequency]}`,
  salary: formatUsd(task.salary),
  hourlyRate: formatUsdCents(task.hourlyRate),
  annualTaskCost: formatUsd(task.annualTaskCost),
});
