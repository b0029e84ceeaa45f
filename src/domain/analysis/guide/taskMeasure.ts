import { formatCount } from '@/format/numbers';
import { reachableAnnualHours } from '../costFormula';
import { quoted } from '../excerpt';
import { quoteLength } from '../quoteLength';
import type { RoiModel, TaskInput } from '../types';

/** Less than this a year is told by the year. */
const monthlyFromHours = 120;

/** Hours before and after, in the unit in which they can be read. */
export function taskMeasure(task: TaskInput, range: NonNullable<RoiModel['range']>): string {
  const hours = reachableAnnualHours(task);
  const isMonthly = hours >= monthlyFromHours;
  const count = (annual: number) => formatCount(Math.max(0, Math.round(isMonthly ? annual / 12 : annual)));
  return (
    `${quoted(task.taskName, quoteLength)} takes ${count(hours)} hours a ${isMonthly ? 'month' : 'year'} today; ` +
    `${count(hours - range.expected.savedHours)} are expected to be left, ` +
    `${count(hours - range.cautious.savedHours)} in the cautious case.`
  );
}
