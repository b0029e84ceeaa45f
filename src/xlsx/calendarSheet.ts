import type { Row, SheetData } from 'write-excel-file/node';
import { workbookTexts as texts } from '@/content/analysis/workbook';
import type { ScheduledProject } from '@/domain/analysis/plan/planCalendar';
import type { PlannedProject } from '@/domain/analysis/plan/PlannedProject';
import { assumptionCell } from './assumptionsSheet';
import { apart, formats, formula, head, input, number, text } from './cells';
import { effortCells } from './moneySheet';

const firstRow = 2;

/**
 * Returns the schedule with the formulas of `planCalendar`: a project starts after the days of those above it, after
 * its prerequisites, a month after the project that has to prove itself, and after one project of each earlier phase.
 * @param moneyRow row of a project in the cost sheet, counted from 0
 */
export function calendarSheet(
  scheduled: readonly ScheduledProject[],
  moneyRow: (project: PlannedProject) => number,
): SheetData {
  const rows = scheduled.map((entry, index): Row => {
    const row = firstRow + index;
    const awaited = placesOf(scheduled, ({ project }) => entry.startsAfter.includes(project.opportunity.id));
    const { days, trainingHours } = effortCells(moneyRow(entry.project));
    const learning = `(${trainingHours.low}+${trainingHours.high})/2/${assumptionCell('hoursPerDay')}`;
    const from = [
      `D${row}`,
      ...(index > 0 ? [asCalendarDays(`SUM(E$${firstRow}:E${row - 1})`)] : ['0']),
      ...earlierPhases(scheduled, entry).map((places) => `MIN(G${places.first}:G${places.last})`),
      ...awaited.map((place) => `G${place}`),
      ...placesOf(scheduled, ({ project }) => project.opportunity.id === entry.provenBy).map(
        (place) => `G${place}+${assumptionCell('trialDays')}`,
      ),
    ];
    const until = [
      `F${row}+C${row}`,
      `F${row}+${asCalendarDays(`E${row}`)}`,
      asCalendarDays(`SUM(E$${firstRow}:E${row})`),
    ];
    return [
      text(entry.project.opportunity.name),
      number(entry.project.opportunity.phase),
      input(entry.shortestDays),
      input(entry.talksDays),
      formula(
        `ROUND((${tenths(days.low)}+${tenths(days.high)})/2+${learning}*10,0)/10`,
        entry.ownDays,
        formats.count,
      ),
      formula(`MAX(${from.join(',')})`, entry.startDay, formats.whole),
      formula(`MAX(${until.join(',')})`, entry.endDay, formats.whole),
      apart(awaited.map((place) => scheduled[place - firstRow]?.project.opportunity.name).join('; ')),
    ];
  });
  return [texts.calendar.map(head), ...rows];
}

/** Converts days of the firm's own people to calendar days. */
const asCalendarDays = (ownDays: string) =>
  `ROUND(${tenths(ownDays)}*${assumptionCell('daysPerYear')}/(${assumptionCell('ownDays')}*10*12),0)`;

/** Days in tenths, as in the engine, so that halves round the same way. */
const tenths = (days: string) => `ROUND(${days}*10,0)`;

const placesOf = (
  scheduled: readonly ScheduledProject[],
  isWanted: (entry: ScheduledProject) => boolean,
): number[] => scheduled.flatMap((entry, index) => (isWanted(entry) ? [firstRow + index] : []));

/**
 * Returns the rows of each phase before an entry's, above it. The rows of a phase are contiguous, except for what the
 * client put back, which begins later than the rows between.
 */
function earlierPhases(all: readonly ScheduledProject[], entry: ScheduledProject) {
  const scheduled = all.slice(0, all.indexOf(entry));
  const own = entry.project.opportunity.phase;
  const earlier = new Set(
    scheduled.map((entry) => entry.project.opportunity.phase).filter((phase) => phase < own),
  );
  return [...earlier].map((phase) => {
    const places = placesOf(scheduled, (entry) => entry.project.opportunity.phase === phase);
    return { first: Math.min(...places), last: Math.max(...places) };
  });
}
