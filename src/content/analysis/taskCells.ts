import type { CostedTask } from '@/domain/analysis/types';
import { formatCount, formatUsd, formatUsdCents } from '@/format/numbers';
import { taskCostTexts } from './report';

/** Returns the cells of a task in the cost table, by column key. */
export const taskCells = (task: CostedTask): Record<keyof typeof taskCostTexts.columns, string> => ({
  taskName: task.taskName,
  teamSize: formatCount(task.teamSize),
  hours: `${formatCount(task.hours)} ${taskCostTexts.frequencies[task.frequency]}`,
  salary: formatUsd(task.salary),
  hourlyRate: formatUsdCents(task.hourlyRate),
  annualTaskCost: formatUsd(task.annualTaskCost),
});
