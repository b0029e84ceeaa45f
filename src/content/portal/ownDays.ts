import { ownDaysLimits } from '@/domain/analysis/plan/ownDays';

/** Labels of storing the days that a client's people can spend. */
export const ownDaysTexts = {
  keep: 'Use in the whole report',
  keeping: 'Saving…',
  takeBack: 'Back to the assumption',
  notKept: (kept: string) => `This is a trial. The rest of the report and its files use ${kept} a month.`,
  kept: 'Saved. Phases, schedule and files follow it.',
  keptForCalendar: 'Saved. Schedule and files follow it. The phases stay, because this is an older analysis.',
  takenBack: `Back to our assumption: half a day for each of your people. At least four, at most ${ownDaysLimits.max} in all.`,
  stuck: 'We can’t plan the phases of this older analysis again. Run a new analysis to plan with other days.',
  failed: 'We couldn’t save your days. Please try again.',
};
