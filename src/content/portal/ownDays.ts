import { ownDaysLimits } from '@/domain/analysis/plan/ownDays';

/** Labels of storing the days that a client's people can spend. */
export const ownDaysTexts = {
  keep: 'Keep for the whole report',
  keeping: 'Keeping…',
  takeBack: 'Back to the assumption',
  notKept: (kept: string) =>
    `You are trying this out. The rest of the report, and its files, count with ${kept} a month.`,
  kept: 'Kept. Phases, calendar and files follow it.',
  keptForCalendar:
    'Kept. Calendar and files follow it; the phases stay, because this analysis was counted by an earlier version.',
  takenBack: `Taken back. Half a day of each of your people, at least four and at most ${ownDaysLimits.max} in all, is assumed again.`,
  stuck:
    'The phases of this analysis follow the days that you have kept, and were counted by an earlier version, so they can’t be planned anew. Run a new analysis to plan with other days.',
  failed: 'Your days could not be kept. Please try again.',
};
