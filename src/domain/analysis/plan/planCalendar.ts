import type { Complexity } from '../types';
import type { AnalysisPlan } from './analysisPlan';
import { isOneByOne, type WeighedPlan } from './isOneByOne';
import type { PlannedProject } from './PlannedProject';
import { isSetBack } from './isSetBack';

/** Minimum duration of a project regardless of available time: decisions and habits can't be accelerated. */
const shortestDays: Readonly<Record<Complexity, number>> = { Low: 14, Medium: 42, High: 84 };
/** Days for talks with employee representatives. */
const talksDays = 30;
/** Days in which the first project's numbers are checked before the others begin, if it has to prove itself. */
export const trialDays = 30;
export const daysPerYear = 365;
export const hoursPerDay = 8;

/** The properties of a project that determine its days. */
type CalendarProject = Pick<PlannedProject, 'kind' | 'complexity' | 'needs' | 'ruledOut' | 'waits'> & {
  opportunity: Pick<PlannedProject['opportunity'], 'id' | 'name' | 'phase'>;
  investment: Pick<PlannedProject['investment'], 'days' | 'trainingHours'>;
};

/** The properties of a plan that determine its calendar. */
export interface CalendarPlan extends Pick<AnalysisPlan, 'constraints' | 'ownDays' | 'pause'>, WeighedPlan {
  projects: readonly CalendarProject[];
}

export interface ScheduledProject<Project extends CalendarProject = PlannedProject> {
  project: Project;
  /** Days of the client's own people, in tenths. */
  ownDays: number;
  /** Minimum days from its start, regardless of available time. */
  shortestDays: number;
  /** Days it waits for talks, from the start of the plan; 0 if there are none. */
  talksDays: number;
  /**
   * Ids of the opportunities that end before it begins: its dependencies, and the project that has to prove itself
   * first.
   */
  startsAfter: readonly string[];
  /** Id of the opportunity whose numbers are checked before it begins; it is among `startsAfter`. */
  provenBy?: string;
  /** Whole days after the start of the plan. */
  startDay: number;
  endDay: number;
}

/**
 * Schedules each project to begin, given the days a month of the client's people. Projects run one after another in the
 * plan's order, a phase's groundwork first, as the days allow. No phase starts before a project of the previous one
 * runs, and no project before its dependencies have ended. If the first paying project has to prove itself
 * (`isOneByOne`), the others begin a month after it has ended (`trialDays`). What the client put back comes last (`isSetBack`), and what waits
 * for a later budget has no days. The client
 * spends one day of its own for each day of the consulting firm, besides training. If a union has a say, talks precede any
 * change of work.
 */
export function planCalendar<Project extends CalendarProject>(
  {
    projects,
    constraints,
    ...weighed
  }: Pick<CalendarPlan, 'constraints'> & WeighedPlan & { projects: readonly Project[] },
  ownDaysAMonth: number,
): ScheduledProject<Project>[] {
  const isLast = isSetBack(projects);
  const begun = projects
    .filter(({ kind, waits }) => (kind === 'pays' || kind === 'groundwork') && !waits)
    .sort(
      (one, other) =>
        Number(isLast(one)) - Number(isLast(other)) ||
        one.opportunity.phase - other.opportunity.phase ||
        rank(one) - rank(other),
    );
  if (!hasSchedule(projects)) return [];
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
    if (isDecided) awaited.push((ends.get(deciding.opportunity.id) ?? 0) + trialDays);
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
      ...(isDecided ? { provenBy: deciding.opportunity.id } : {}),
      startDay,
      endDay,
    });
  }
  return scheduled;
}

/** Whether anything is scheduled: groundwork isn't begun for projects that all wait. */
export const hasSchedule = (projects: readonly Pick<CalendarProject, 'kind' | 'waits'>[]): boolean =>
  projects.some(({ kind, waits }) => kind === 'pays' && !waits);

/** Reduces a plan to the input of a calendar, for the data of a page. */
export const calendarPlanOf = ({
  projects,
  constraints,
  pause,
  ownDays,
  returns,
}: AnalysisPlan): CalendarPlan => ({
  constraints,
  pause,
  ownDays,
  ...(returns ? { returns: { verdict: returns.verdict } } : {}),
  projects: projects.map(({ kind, complexity, needs, ruledOut, waits, opportunity, investment }) => ({
    kind,
    complexity,
    needs,
    ...(ruledOut ? { ruledOut } : {}),
    ...(waits ? { waits } : {}),
    opportunity: {
      id: opportunity.id,
      name: opportunity.name,
      phase: opportunity.phase,
    },
    investment: { days: investment.days, trainingHours: investment.trainingHours },
  })),
});

/** Sorts by start, for display. */
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

/** Converts days to tenths: integers keep halves exact, so that a spreadsheet rounds in the same way. */
const tenths = (days: number) => Math.round(days * 10);

export type CalendarPeriod = 'days30' | 'days60' | 'days90' | 'quarter2' | 'quarter3' | 'quarter4' | 'later';

/** Last day of each period. */
const periodEnds: readonly (readonly [CalendarPeriod, number])[] = [
  ['days30', 30],
  ['days60', 60],
  ['days90', 90],
  ['quarter2', 182],
  ['quarter3', 273],
  ['quarter4', 365],
];

/** Returns the period of the plan's first year that contains a day. */
export const periodOf = (day: number): CalendarPeriod =>
  periodEnds.find(([, end]) => day <= end)?.[0] ?? 'later';
