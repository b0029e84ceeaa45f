import type { Complexity } from '../types';

/*
 * What a project costs, as ranges, from assumptions that are stated wherever a cost is shown.
 *
 *   one-time cost = (days to set up + days to roll out) × day rate + training hours × what an hour of theirs costs
 *   running cost  = tool + seats + upkeep, a year
 *
 * The less work there is, the simpler the solution that is worth having: a tool bought ready for a few hours a week,
 * one that is configured for a team's daily work, software built around the work of a department. Days, training and
 * upkeep are our planning assumptions, not measurements; docs/money.md lists all of them for review.
 */

/** From low to high; of days, hours or US dollars. */
export interface Span {
  low: number;
  high: number;
}

export const solutionKinds = ['ready', 'configured', 'built'] as const;
/** How much is made for the client: bought as it is, set up for them, or built around their work. */
export type SolutionKind = (typeof solutionKinds)[number];

/** From so many hours of work a year on, the next larger kind of solution is worth having. */
export const solutionFromHours: Readonly<Record<SolutionKind, number>> = {
  ready: 0,
  configured: 500,
  built: 5_000,
};

/** Days of the firm, until the first real case has gone through. */
export const setupDays: Readonly<Record<SolutionKind, Readonly<Record<Complexity, Span>>>> = {
  ready: { Low: { low: 0.5, high: 1.5 }, Medium: { low: 1, high: 3 }, High: { low: 3, high: 6 } },
  configured: { Low: { low: 2, high: 4 }, Medium: { low: 4, high: 9 }, High: { low: 9, high: 20 } },
  built: { Low: { low: 4, high: 8 }, Medium: { low: 8, high: 18 }, High: { low: 18, high: 40 } },
};

/** Days of the firm for each person who is to work with it, up to so many people; more learn it from each other. */
export const rolloutDaysPerPerson: Span = { low: 0.05, high: 0.1 };
export const rolloutPeople = 200;

/** Hours that each person who does the task spends on learning it; they cost what their time costs. */
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
 * US dollars a year for each person who does the task. Low: the work is done without a seat for each. High: everybody
 * gets a seat at $30 a month, see investmentSources.ts. One seat serves several projects; each counts its own.
 */
export const seatUsd: Span = { low: 0, high: 360 };

/** Part of the firm's one-time fee that keeping it right takes each year. */
export const upkeepPart: Span = { low: 0.1, high: 0.2 };

/*
 * On machines of the client's own, where they asked for no cloud: nothing can be bought ready, setting up takes so much
 * longer, and the tool costs the high end of its range, because machine, power and care are theirs.
 */
export const ownMachinesSetupFactor = 1.5;

/** US dollars for a day of a consultant, counted with until the firm sets its own in the site settings. */
export const assumedDayRateUsd = 1_200;
/** What a firm may set. */
export const dayRateLimits = { min: 100, max: 20_000 } as const;

/** Years over which value is counted. What isn't earned back by then isn't worth beginning. */
export const valueYears = 3;
