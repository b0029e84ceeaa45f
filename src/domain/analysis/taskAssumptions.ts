import { formatCount, formatUsd, formatUsdCents, formatUsdExact } from '@/format/numbers';
import type { SharePercents } from './automatableShare';
import {
  hourlyRateUsd,
  reachableAnnualHours,
  reachableCostUsd,
  annualTaskCostUsd,
  statedAnnualHours,
  workingHoursPerYear,
} from './costFormula';
import { countOf } from './inWords';
import { own, type Passage } from './Passage';
import type { Frequency, SavingsEstimate, TaskInput } from './types';

const occurrencesInWords: Readonly<Record<Frequency, string>> = {
  Day: '250 days',
  Week: '52 weeks',
  Month: '12 months',
};

/**
 * The formula with its numbers, so that a calculator gives the same figures:
 * "3 people × 14 hours × 52 weeks = 2,184 hours a year; 2,184 × $70,000 ÷ 2,080 = $73,500 ($33.65 an hour). …"
 */
export function taskAssumptions(
  task: TaskInput,
  percents: SharePercents,
  expected: SavingsEstimate,
  reasons: readonly Passage[],
): Passage[] {
  const hours = formatCount(statedAnnualHours(task));
  const volume =
    `${countOf(task.teamSize, 'person', 'people')} × ${countOf(task.hours, 'hour', 'hours')} × ` +
    `${occurrencesInWords[task.frequency]} = ${hours} hours a year; ` +
    `${hours} × ${formatUsdExact(task.salary)} ÷ ${formatCount(workingHoursPerYear)} = ` +
    `${formatUsd(annualTaskCostUsd(task))} (${formatUsdCents(hourlyRateUsd(task.salary))} an hour).`;
  const savings =
    `We expect ${percents.expected}% to be automated (cautious ${percents.cautious}%, ` +
    `ambitious ${percents.ambitious}%): ${countOf(expected.savedHours, 'hour', 'hours')} and ` +
    `${formatUsd(expected.savingsUsd)} a year.`;
  return [own(volume), own(capSentence(task)), own(savings), ...reasons];
}

/** Says what is counted instead where the stated hours exceed a working year; otherwise nothing. */
function capSentence(task: TaskInput): string {
  const reachable = reachableAnnualHours(task);
  if (reachable === statedAnnualHours(task)) return '';
  return (
    `That is more than ${countOf(task.teamSize, 'person', 'people')} can work, so savings are counted on ` +
    `${formatCount(workingHoursPerYear)} hours a person: ${formatCount(reachable)} hours, ` +
    `${formatUsd(reachableCostUsd(task))}.`
  );
}
