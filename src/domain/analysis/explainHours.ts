import { formatCount } from '@/format/numbers';
import { hoursByDepartment } from './breakdowns';
import type { ReadAnalysis } from './countedTasks';
import { reachableAnnualHours } from './costFormula';
import type { Formula } from './savingsFormulas';

/** The hours of a department as a sum and a difference. */
interface HoursSum {
  department: string;
  today: Formula;
  after: Formula;
}

/** Returns the sums behind the hours of each department, before and after. */
export function explainHours({ departmentTasks, opportunities }: ReadAnalysis): HoursSum[] {
  const tasksOf = new Map(Object.entries(departmentTasks));
  return hoursByDepartment(departmentTasks, opportunities).map(({ key, hoursToday, hoursAfter }) => {
    const hours = (tasksOf.get(key) ?? []).map((task) => formatCount(reachableAnnualHours(task)));
    const saved = opportunities
      .filter(({ department, taskRelated }) => taskRelated && department === key)
      .reduce((sum, { roiModel }) => sum + roiModel.savedHours, 0);
    return {
      department: key,
      today: { left: hours.join(' + '), right: formatCount(hoursToday) },
      after: {
        left: `${formatCount(hoursToday)} − ${formatCount(Math.round(saved))}`,
        right: formatCount(hoursAfter),
      },
    };
  });
}
