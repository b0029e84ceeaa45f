import { listInWords } from '@/domain/analysis/inWords';
import type { OwnDaysBasis } from '@/domain/analysis/plan/ownDays';
import type { CalendarPeriod } from '@/domain/analysis/plan/planCalendar';

const daysText = (count: string) => (count === '1' ? '1 day' : `${count} days`);
const turn =
  'A project takes its turn as their days allow, when all that it stands on has ended and something of the phase before it runs.';

/** Labels of the plan's calendar. */
export const calendarTexts = {
  title: 'A year’s calendar',
  note: (count: string, basis: OwnDaysBasis | 'tried') => {
    const days = daysText(count);
    switch (basis) {
      case 'chosen':
        return `Your own people give ${days} a month, as you told us, besides the firm’s: this calendar and the phases follow it, here and in every file. ${turn}`;
      case 'calendar':
        return `Your own people give ${days} a month, as you told us, besides the firm’s: this calendar follows it, here and in every file. The phases stay as they were counted when this analysis was made. ${turn}`;
      case 'assumed':
      case 'tried':
        return `If your own people give ${days} a month, besides the firm’s. ${turn}`;
    }
  },
  oneByOne: 'The first project that pays decides on the others that do: they begin when it has ended.',
  /** About projects without a row. */
  waiting: (names: readonly string[]) =>
    `In no month of this calendar, whatever the phase: ${listInWords(names.map((name) => `“${name}”`))}. You keep this work away from software, so it begins only once it is settled in writing where software’s part ends.`,
  columns: {
    project: 'Project',
    ownDays: 'Your days',
    from: 'From',
    until: 'Runs by',
    bar: 'First year',
  },
  quarters: ['First quarter', 'Second quarter', 'Third quarter', 'Fourth quarter'],
  alt: 'Each project of the table below as a bar over the first year.',
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
