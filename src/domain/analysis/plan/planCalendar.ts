import type { Complexity } from '../types';
import type { AnalysisPlan, PlannedProject } from './analysisPlan';
import { isOneByOne, type WeighedPlan } from './isOneByOne';

/** However much time there is, a project takes so many days from its start: decisions and habits can't be hurried. */
const shortestDays: Readonly<Record<Complexity, number>> = { Low: 14, Medium: 42, High: 84 };
/** What talks with those who speak for the people are given. */
const talksDays = 30;
export const daysPerYear = 365;
export const hoursPerDay = 8;

/** What of a project its days are counted from. */
type CalendarProject = Pick<PlannedProject, 'kind' | 'complexity' | 'needs' | 'ruledOut'> & {
  opportunity: Pick<PlannedProject['opportunity'], 'id' | 'name' | 'phase'>;
  investment: Pick<PlannedProject['investment'], 'days' | 'trainingHours'>;
};

/** What of a plan its calendar is made from. */
export interface CalendarPlan extends Pick<AnalysisPlan, 'constraints' | 'ownDays'>, WeighedPlan {
  projects: readonly CalendarProject[];
}

export interface ScheduledProject<Project extends CalendarProject = PlannedProject> {
  project: Project;
  /** Days of the client's own people, in tenths. */
  ownDays: number;
  /** From its start, however much time there is. */
  shortestDays: number;
  /** What it waits for talks, from the start of the plan; 0 where there are none. */
  talksDays: number;
  /** Ids of the opportunities that end before it begins: what it stands on, and what decides on it. */
  startsAfter: readonly string[];
  /** Whole days after the start of the plan. */
  startDay: number;
  endDay: number;
}

/**
 * When each project that is begun would run, if the client's people give so many days a month: one after another in
 * the plan's order, a phase's groundwork first, as their days allow, no phase before something of the one before it
 * runs, and nothing before all that it stands on has ended. Where the first that pays decides on the others (`isOneByOne`),
 * they begin when it has ended. For each day of the firm they give one themselves, besides
 * learning. Where a union has a say, talks come before anybody's work changes. What the client rules out for software isn't
 * begun: nobody knows yet when it is settled where the software's part ends.
 */
export function planCalendar<Project extends CalendarProject>(
  {
    projects,
    constraints,
    ...weighed
  }: Pick<CalendarPlan, 'constraints'> & WeighedPlan & { projects: readonly Project[] },
  ownDaysAMonth: number,
): ScheduledProject<Project>[] {
  const begun = projects
    .filter(({ kind, ruledOut }) => (kind === 'pays' && ruledOut === undefined) || kind === 'groundwork')
    .sort((one, other) => one.opportunity.phase - other.opportunity.phase || rank(one) - rank(other));
  const deciding = isOneByOne(weighed) ? begun.find(({ kind }) => kind === 'pays') : undefined;
  const firstEnds = new Map<number, number>();
  const ends = new Map<string, number>();
  let used = 0;
  const scheduled: ScheduledProject<Project>[] = [];
  for (const project of begun) {
    const { complexity } = project;
    const { id, phase } = project.opportunity;
    const ownDays = ownDaysOf(project);
    const earlier = [...firstEnds].filter(([other]) => other < phase).map(([, end]) => end);
    const isDecided = deciding !== undefined && project.kind === 'pays' && project !== deciding;
    const startsAfter = isDecided ? [...project.needs, deciding.opportunity.id] : project.needs;
    const awaited = startsAfter.flatMap((other) => ends.get(other) ?? []);
    const waits = constraints.includes('union') && project.kind !== 'groundwork' ? talksDays : 0;
    const startDay = Math.max(waits, toCalendarDays(used, ownDaysAMonth), ...earlier, ...awaited);
    used += ownDays;
    const endDay = Math.max(
      startDay + shortestDays[complexity],
      startDay + toCalendarDays(ownDays, ownDaysAMonth),
      toCalendarDays(used, ownDaysAMonth),
    );
    ends.set(id, endDay);
    firstEnds.set(phase, Math.min(endDay, firstEnds.get(phase) ?? Number.POSITIVE_INFINITY));
    scheduled.push({
      project,
      ownDays,
      shortestDays: shortestDays[complexity],
      talksDays: waits,
      startsAfter,
      startDay,
      endDay,
    });
  }
  return scheduled;
}

/** Without what a calendar doesn't need, for the data of a page. */
export const calendarPlanOf = ({ projects, constraints, ownDays, returns }: AnalysisPlan): CalendarPlan => ({
  constraints,
  ownDays,
  ...(returns ? { returns: { verdict: returns.verdict } } : {}),
  projects: projects.map(({ kind, complexity, needs, ruledOut, opportunity, investment }) => ({
    kind,
    complexity,
    needs,
    ...(ruledOut ? { ruledOut } : {}),
    opportunity: {
      id: opportunity.id,
      name: opportunity.name,
      phase: opportunity.phase,
    },
    investment: { days: investment.days, trainingHours: investment.trainingHours },
  })),
});

/** In the order in which they begin, for those who read a calendar. */
export const byStart = <Project extends CalendarProject>(
  scheduled: readonly ScheduledProject<Project>[],
): ScheduledProject<Project>[] => scheduled.toSorted((one, other) => one.startDay - other.startDay);

const rank = ({ kind }: CalendarProject) => (kind === 'groundwork' ? 0 : 1);

function ownDaysOf({ investment }: CalendarProject): number {
  const { days, trainingHours } = investment;
  const learning = (trainingHours.low + trainingHours.high) / 2 / hoursPerDay;
  return Math.round((tenths(days.low) + tenths(days.high)) / 2 + learning * 10) / 10;
}

const toCalendarDays = (ownDays: number, aMonth: number) =>
  Math.round((tenths(ownDays) * daysPerYear) / (aMonth * 10 * 12));

/** Days counted in tenths: whole numbers keep a half a half, so that a spreadsheet rounds it the same way. */
const tenths = (days: number) => Math.round(days * 10);

export type CalendarPeriod = 'days30' | 'days60' | 'days90' | 'quarter2' | 'quarter3' | 'quarter4' | 'later';

/** The last day of each. */
const periodEnds: readonly (readonly [CalendarPeriod, number])[] = [
  ['days30', 30],
  ['days60', 60],
  ['days90', 90],
  ['quarter2', 182],
  ['quarter3', 273],
  ['quarter4', 365],
];

/** The part of the plan's first year that a day falls into. */
export const periodOf = (day: number): CalendarPeriod =>
  periodEnds.find(([, end]) => day <= end)?.[0] ?? 'later';
