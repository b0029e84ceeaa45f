import type { OwnDaysBasis } from '@/domain/analysis/plan/ownDays';
import type { CalendarPeriod } from '@/domain/analysis/plan/planCalendar';

const daysText = (count: string) => (count === '1' ? '1 day' : `${count} days`);
const turn =
  'A project starts when your people have days for it and what it depends on is done. Before each phase, a project of the earlier one has to run.';

/** Labels of the plan's calendar. */
export const calendarTexts = {
  title: 'First-year schedule',
  note: (count: string, basis: OwnDaysBasis | 'tried') => {
    const days = daysText(count);
    switch (basis) {
      case 'chosen':
        return `You told us your people can give ${days} a month. The schedule and the phases follow it. ${turn}`;
      case 'calendar':
        return `You told us your people can give ${days} a month. The schedule follows it. The phases stay as they were. ${turn}`;
      case 'assumed':
      case 'tried':
        return `This assumes your people give ${days} a month. ${turn}`;
    }
  },
  oneByOne: 'The others start a month after the first one runs. Check its numbers in that month.',
  exceedsBudget: 'Your budget doesn’t cover every project. What waits isn’t in the schedule.',
  pause: (when: string) =>
    `You asked for nothing new ${when}: no project starts ${/^(?:before|until|till)\b/u.test(when) ? 'before then' : 'then'}. The schedule counts working time from the day you begin. ${/^(?:before|until|till)\b/u.test(when) ? 'Begin after that.' : `Pause it ${when}.`}`,
  columns: {
    project: 'Project',
    ownDays: 'Your days',
    from: 'From',
    until: 'Running by',
    bar: 'First year',
  },
  quarters: ['First quarter', 'Second quarter', 'Third quarter', 'Fourth quarter'],
  alt: 'One bar for each project in the table below, over the first year.',
  day: (count: number) => (count === 0 ? 'the start' : `day ${count}`),
  periods: {
    days30: 'first 30 days',
    days60: 'days 31 to 60',
    days90: 'days 61 to 90',
    quarter2: 'second quarter',
    quarter3: 'third quarter',
    quarter4: 'fourth quarter',
    later: 'after the first year',
  } satisfies Record<CalendarPeriod, string>,
};
