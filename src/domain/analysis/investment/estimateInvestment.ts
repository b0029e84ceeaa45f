import { hourlyRateUsd, reachableAnnualHours } from '../costFormula';
import type { Complexity, TaskInput } from '../types';
import {
  ownMachinesSetupFactor,
  rolloutDaysPerPerson,
  rolloutPeople,
  seatUsd,
  setupDays,
  solutionFromHours,
  solutionKinds,
  toolUsd,
  trainingHoursPerPerson,
  upkeepPart,
  type SolutionKind,
  type Span,
} from './investmentFactors';

/** The effort and cost of one project, each from low to high. */
export interface Investment {
  solution: SolutionKind;
  /** Days of the consulting firm, in tenths of a day. */
  days: Span;
  /** Hours of all people who do the task; whole hours. */
  trainingHours: Span;
  /** One-time cost in whole US dollars. */
  oneTimeUsd: Span;
  /** Running cost in whole US dollars a year. */
  runningUsd: Span;
  /** The part of it for tool and seats; the rest is maintenance. */
  toolAndSeatsUsd: Span;
  /** The part of that for the tool; the rest is seats. */
  toolUsd: Span;
}

/** Assumptions shared by all projects of an analysis. */
export interface Costing {
  /** Day rate of the consulting firm in US dollars. */
  dayRateUsd: number;
  /** True if the client asked that nothing runs in a cloud. */
  isOnOwnMachines: boolean;
}

/** Returns the kind of solution that is appropriate for these hours of work a year. */
export function solutionFor(annualHours: number): SolutionKind {
  return solutionKinds.findLast((kind) => annualHours >= solutionFromHours[kind]) ?? 'ready';
}

/** Estimates the automation of a listed task by the formula in investmentFactors.ts. */
export function estimateInvestment(
  task: Omit<TaskInput, 'taskName'>,
  complexity: Complexity,
  { dayRateUsd, isOnOwnMachines }: Costing,
): Investment {
  const worthHaving = solutionFor(reachableAnnualHours(task));
  const solution = isOnOwnMachines && worthHaving === 'ready' ? 'configured' : worthHaving;
  const setupFactor = isOnOwnMachines ? ownMachinesSetupFactor : 1;
  const rollout = Math.min(task.teamSize, rolloutPeople);
  const at = (end: keyof Span) => {
    const days = tenths(
      setupDays[solution][complexity][end] * setupFactor + rollout * rolloutDaysPerPerson[end],
    );
    const trainingHours = task.teamSize * trainingHoursPerPerson[complexity][end];
    const feeUsd = days * dayRateUsd;
    const ofTool = toolUsd[solution][isOnOwnMachines ? 'high' : end];
    const toolAndSeatsUsd = ofTool + task.teamSize * seatUsd[end];
    return {
      days,
      trainingHours,
      oneTimeUsd: Math.round(feeUsd + trainingHours * hourlyRateUsd(task.salary)),
      runningUsd: Math.round(toolAndSeatsUsd + feeUsd * upkeepPart[end]),
      toolAndSeatsUsd,
      toolUsd: ofTool,
    };
  };
  return { solution, ...spans(at('low'), at('high')) };
}

/**
 * Estimates a project that automates no listed task (rules, a baseline, data cleanup): days only. Its size depends on
 * the hours of all listed work.
 */
export function estimateGroundwork(
  listedHours: number,
  complexity: Complexity,
  dayRateUsd: number,
): Investment {
  const solution = solutionFor(listedHours / groundworkPart);
  const at = (end: keyof Span) => {
    const days = setupDays[solution][complexity][end];
    const oneTimeUsd = Math.round(days * dayRateUsd);
    return { days, trainingHours: 0, oneTimeUsd, runningUsd: 0, toolAndSeatsUsd: 0, toolUsd: 0 };
  };
  return { solution, ...spans(at('low'), at('high')) };
}

/** Divisor of all listed hours for groundwork, which consists of rules, lists and decisions. */
const groundworkPart = 40;

type Ends = Record<Exclude<keyof Investment, 'solution'>, number>;

const spans = (low: Ends, high: Ends) => ({
  days: { low: low.days, high: high.days },
  trainingHours: { low: low.trainingHours, high: high.trainingHours },
  oneTimeUsd: { low: low.oneTimeUsd, high: high.oneTimeUsd },
  runningUsd: { low: low.runningUsd, high: high.runningUsd },
  toolAndSeatsUsd: { low: low.toolAndSeatsUsd, high: high.toolAndSeatsUsd },
  toolUsd: { low: low.toolUsd, high: high.toolUsd },
});

const tenths = (days: number) => Math.round(days * 10) / 10;
