import type { SharePercents } from './automatableShare';
import { countedTasks, type CountedTask, type ReadAnalysis } from './countedTasks';
import { costTask, type TaskEffort } from './costFormula';
import { estimateSavings } from './estimateSavings';
import { ownTaskFields } from './ownTaskFields';
import type { StoredOpportunity } from './readOpportunities';
import { ambitiousShareLimit } from './shareFactors';

/** The numbers of one task that a scenario can change. */
export interface TaskAssumption extends TaskEffort {
  /** Expected share of the hours that is automated, in whole percents. */
  sharePercent: number;
}

/** Limits of shares in scenarios, at most the engine's own maximum; 0 means no automation. */
export const sharePercentLimits = { min: 0, max: Math.round(ambitiousShareLimit * 100) } as const;

/** Returns the numbers that the analysis itself uses for a task. */
export function assumptionOf({ task, percents }: CountedTask): TaskAssumption {
  const { teamSize, hours, frequency, salary } = task;
  return { teamSize, hours, frequency, salary, sharePercent: percents.expected };
}

/** Whether two sets of numbers are equal. */
export function isSameAssumption(one: TaskAssumption, other: TaskAssumption): boolean {
  return (
    one.teamSize === other.teamSize &&
    one.hours === other.hours &&
    one.frequency === other.frequency &&
    one.salary === other.salary &&
    one.sharePercent === other.sharePercent
  );
}

/**
 * Scales the three shares to another expected one: cautious and ambitious keep their relative distance. The analysis's
 * own share gives its original three.
 */
export function scaledPercents({ cautious, expected, ambitious }: SharePercents, to: number): SharePercents {
  return {
    cautious: Math.min(to, Math.round((cautious * to) / expected)),
    expected: to,
    ambitious: Math.min(sharePercentLimits.max, Math.max(to, Math.round((ambitious * to) / expected))),
  };
}

/**
 * Recomputes the costs, hours and savings of an analysis with other numbers for some of its tasks, keyed by opportunity
 * id, by the cost formula. Phases and complexity stay. Opportunities that can't be recomputed and unknown ids are
 * ignored.
 */
export function whatIf(
  analysis: ReadAnalysis,
  assumptions: ReadonlyMap<string, TaskAssumption>,
): ReadAnalysis & { opportunities: StoredOpportunity[] } {
  const changed = new Map(
    countedTasks(analysis).flatMap((counted) => {
      const assumption = assumptions.get(counted.id);
      return assumption ? [[counted.id, { counted, assumption }] as const] : [];
    }),
  );
  const byTask = new Map(
    [...changed.values()].map(({ counted, assumption }) => [
      taskKey(counted.department, counted.task),
      assumption,
    ]),
  );
  return {
    departmentTasks: Object.fromEntries(
      Object.entries(analysis.departmentTasks).map(([department, tasks]) => [
        department,
        tasks.map((task) => {
          const assumption = byTask.get(taskKey(department, task));
          return assumption
            ? costTask({ ...assumption, ...ownTaskFields(task), taskName: task.taskName })
            : task;
        }),
      ]),
    ),
    opportunities: analysis.opportunities.map((opportunity) => {
      const change = changed.get(opportunity.id);
      return change ? withAssumption(opportunity, change.counted, change.assumption) : opportunity;
    }),
  };
}

const taskKey = (department: string, { taskName }: { taskName: string }) => `${department}\n${taskName}`;

function withAssumption(
  opportunity: StoredOpportunity,
  { percents }: CountedTask,
  { sharePercent, ...effort }: TaskAssumption,
): StoredOpportunity {
  const scaled = scaledPercents(percents, sharePercent);
  const range = {
    cautious: estimateSavings(effort, scaled.cautious),
    expected: estimateSavings(effort, scaled.expected),
    ambitious: estimateSavings(effort, scaled.ambitious),
  };
  const { savedHours, savingsUsd: calculatedSavings } = range.expected;
  return { ...opportunity, roiModel: { ...opportunity.roiModel, savedHours, calculatedSavings, range } };
}
