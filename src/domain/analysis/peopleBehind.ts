import { reachableAnnualHours, workingHoursPerYear, type TaskEffort } from './costFormula';

/**
 * Estimates how many people do a department's listed tasks: its largest team, or as many as the hours require,
 * whichever is more. Teams aren't summed, because the same people often do several tasks.
 */
export function peopleBehind(tasks: readonly TaskEffort[]): number {
  const largestTeam = Math.max(0, ...tasks.map(({ teamSize }) => teamSize));
  const hours = tasks.reduce((sum, task) => sum + reachableAnnualHours(task), 0);
  return Math.max(largestTeam, Math.round(hours / workingHoursPerYear));
}
