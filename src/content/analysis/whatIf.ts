import { countOf, formatCount, formatUsd } from '@/format/numbers';

/** Formats a difference: "$1,200 more", "300 less", "no difference". */
function differenceOf(difference: number, format: (amount: number) => string): string {
  if (difference === 0) return 'no difference';
  return `${format(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
}

export const usdDifference = (difference: number): string => differenceOf(difference, formatUsd);
export const hoursDifference = (difference: number): string =>
  differenceOf(difference, (hours) => `${formatCount(hours)} hrs`);

export const whatIfTexts = {
  notPossible:
    'This analysis was stored without the numbers behind its figures, as older ones were, so it can’t be recalculated. A new analysis can.',
  planned: 'Phases and complexity stay as planned in the analysis; only hours and dollars are counted anew.',
  partly: (count: number) =>
    count === 1
      ? 'One opportunity keeps its figures, as they can’t be recalculated.'
      : `${count} opportunities keep their figures, as they can’t be recalculated.`,
  totals: 'Totals',
  columns: { what: 'A year', answers: 'Your answers', whatIf: 'What if', difference: 'Difference' },
  rows: {
    savings: 'Savings',
    cautious: 'Low estimate',
    ambitious: 'High estimate',
    hours: 'Hours saved',
    cost: 'Cost of the tasks',
  },
  withTheseNumbers: 'With these numbers:',
  reset: 'Reset to my answers',
  changed: (count: number) => countOf(count, 'task changed', 'tasks changed'),
  tasks: 'Tasks',
  fields: {
    teamSize: 'Team size',
    hours: 'Hours per person',
    frequency: 'Frequency',
    salary: 'Average salary',
    sharePercent: 'Automated share',
  },
  units: { salary: 'US dollars a year', sharePercent: 'percent of the hours' },
  saves: (hours: string, savings: string) => `${hours} and ${savings} saved a year`,
  range: (cautious: string, ambitious: string) => `${cautious} to ${ambitious}`,
  thanAnswers: (difference: string) => `${difference} than with your answers`,
  asAnswers: 'as with your answers',
  pictures: 'Pictures',
  before: (amount: string) => `${amount} before`,
  tried: (amount: string) => `${amount} what if`,
  /** Shown while a field has invalid input. */
  notCounted: 'Nothing is counted until the marked numbers are corrected.',
  /** Announced once typing pauses. */
  spoken: (savings: string, savingsDifference: string, hours: string, hoursDifferent: string) =>
    `What if: ${savings} saved a year, ${savingsDifference}. ${hours}, ${hoursDifferent}.`,
};
