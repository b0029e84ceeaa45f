import { reachableAnnualHours, workingHoursPerYear, type TaskEffort } from './costFormula';

/**
 * How many people a department's listed tasks keep busy: its largest team, or as many as their hours take, whichever is
 * more. The same people often do several tasks, so teams aren't added up.
 */
export function peopleBehind(tasks: readonly TaskEffort[]): number {
  const largestTeam = Math.max(0, ...tasks.map(({ teamSize }) => teamSize));
  const hours = tasks.reduce((sum, task) => sum + reachableAnnualHours(task), 0);
  return Math.max(largestTeam, Math.round(hours / workingHoursPerYear));
}
