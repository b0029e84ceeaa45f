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

/** What one project takes, each from low to high. */
export interface Investment {
  solution: SolutionKind;
  /** Of the firm, in tenths of a day. */
  days: Span;
  /** Of the people who do the task, all together; whole hours. */
  trainingHours: Span;
  /** Whole US dollars, once. */
  oneTimeUsd: Span;
  /** Whole US dollars a year. */
  runningUsd: Span;
  /** Of that, what tool and seats cost; the rest is upkeep. */
  toolAndSeatsUsd: Span;
  /** Of that, the tool; the rest is seats. */
  toolUsd: Span;
}

/** What all projects of an analysis are counted with. */
export interface Costing {
  /** US dollars a day of the firm. */
  dayRateUsd: number;
  /** True where the client asked that nothing runs in a cloud. */
  isOnOwnMachines: boolean;
}

/** Which kind of solution so many hours of work a year are worth. */
export function solutionFor(annualHours: number): SolutionKind {
  return solutionKinds.findLast((kind) => annualHours >= solutionFromHours[kind]) ?? 'ready';
}

/** What automating a listed task takes, by the formula in investmentFactors.ts. */
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
 * What a project takes that automates no listed task (rules, a baseline, data in order): days alone. Its size follows
 * the hours of all the work that was listed.
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

/** Groundwork is rules, lists and decisions: as large as a project for a small part of the listed hours. */
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
