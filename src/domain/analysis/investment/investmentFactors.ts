import type { Complexity } from '../types';

/*
 * Project costs as ranges, from assumptions that are stated wherever a cost is shown.
 * - one-time cost = (days to set up + days to roll out) × day rate + training hours × cost per hour of the trainees
 * - running cost = tool + seats + maintenance, per year
 *
 * The less work there is, the simpler the appropriate solution: an off-the-shelf tool for a few hours a week, a
 * configured one for a team's daily work, custom software for the work of a department. Days, training and maintenance
 * are our planning assumptions, not measurements; docs/money.md lists all of them for review.
 */

/** A range from low to high; of days, hours or US dollars. */
export interface Span {
  low: number;
  high: number;
}

export const solutionKinds = ['ready', 'configured', 'built'] as const;
/** The degree of customization: bought as it is, configured, or custom-built. */
export type SolutionKind = (typeof solutionKinds)[number];

/** Hours of work a year from which the next larger kind of solution is appropriate. */
export const solutionFromHours: Readonly<Record<SolutionKind, number>> = {
  ready: 0,
  configured: 500,
  built: 5_000,
};

/** Days of the consulting firm until the first real case is processed. */
export const setupDays: Readonly<Record<SolutionKind, Readonly<Record<Complexity, Span>>>> = {
  ready: { Low: { low: 0.5, high: 1.5 }, Medium: { low: 1, high: 3 }, High: { low: 3, high: 6 } },
  configured: { Low: { low: 2, high: 4 }, Medium: { low: 4, high: 9 }, High: { low: 9, high: 20 } },
  built: { Low: { low: 4, high: 8 }, Medium: { low: 8, high: 18 }, High: { low: 18, high: 40 } },
};

/** Days of the consulting firm for each user, up to a maximum number of people; the others learn from each other. */
export const rolloutDaysPerPerson: Span = { low: 0.05, high: 0.1 };
export const rolloutPeople = 200;

/** Training hours for each person who does the task, at the cost of their time. */
export const trainingHoursPerPerson: Readonly<Record<Complexity, Span>> = {
  Low: { low: 2, high: 4 },
  Medium: { low: 4, high: 8 },
  High: { low: 6, high: 12 },
};

/** US dollars a year for the tool itself. The high end of `configured` is $200 a month, see investmentSources.ts. */
export const toolUsd: Readonly<Record<SolutionKind, Span>> = {
  ready: { low: 0, high: 600 },
  configured: { low: 240, high: 2_400 },
  built: { low: 1_200, high: 12_000 },
};

/**
 * US dollars a year for each person who does the task. Low: no individual seats. High: everyone gets a seat at $30 a
 * month, see investmentSources.ts. One seat serves several projects, but each project counts its own.
 */
export const seatUsd: Span = { low: 0, high: 360 };

/** Annual maintenance as a share of the consulting firm's one-time fee. */
export const upkeepPart: Span = { low: 0.1, high: 0.2 };

/*
 * If the client excludes the cloud: no off-the-shelf tool is possible, setup takes longer by this factor, and the tool
 * costs the high end of its range, because the client pays for hardware, power and operation.
 */
export const ownMachinesSetupFactor = 1.5;

/** Default day rate of a consultant in US dollars, until the firm sets its own in the site settings. */
export const assumedDayRateUsd = 1_200;
/** Limits of the day rate setting. */
export const dayRateLimits = { min: 100, max: 20_000 } as const;

/** Period in years over which value is counted. A project that doesn't pay back in it isn't worthwhile. */
export const valueYears = 3;
