import { formatCount, formatFactor, formatUsd, formatUsdCents, formatUsdExact } from '@/format/numbers';
import { shareFactorKeys, type ShareCalculation, type SharePercents } from './automatableShare';
import {
  hourlyRateUsd,
  occurrencesPerYear,
  reachableAnnualHours,
  reachableCostUsd,
  statedAnnualHours,
  workingHoursPerYear,
} from './costFormula';
import { estimateSavings } from './estimateSavings';
import { countOf } from './inWords';
import { ambitiousShareLimit, expectedShareLimit } from './shareFactors';
import type { Frequency, TaskInput } from './types';

/** A line to check with a calculator: the left-hand side, and the result as shown, rounded. */
export interface Formula {
  left: string;
  right: string;
}

const occurrenceWords: Readonly<Record<Frequency, string>> = { Day: 'days', Week: 'weeks', Month: 'months' };

/**
 * Returns the formulas from a task's numbers and shares to hours and savings; each line uses results of earlier ones.
 */
export function savingsFormulas(task: TaskInput, percents: SharePercents) {
  const isCapped = reachableAnnualHours(task) < statedAnnualHours(task);
  return {
    hourlyRate: {
      left: `${formatUsdExact(task.salary)} ÷ ${formatCount(workingHoursPerYear)} hours`,
      right: formatUsdCents(hourlyRateUsd(task.salary)),
    },
    hours: { left: statedVolume(task), right: formatCount(statedAnnualHours(task)) },
    /** Set if more hours were stated than people work in a year. */
    cap: isCapped
      ? {
          left: `${countOf(task.teamSize, 'person', 'people')} × ${formatCount(workingHoursPerYear)} hours`,
          right: formatCount(reachableAnnualHours(task)),
        }
      : undefined,
    cost: {
      left: `${formatUsdExact(task.salary)} ÷ ${formatCount(workingHoursPerYear)} × ${
        isCapped ? formatCount(reachableAnnualHours(task)) : statedVolume(task)
      }`,
      right: formatUsd(reachableCostUsd(task)),
    },
    expected: savedFormulas(task, percents.expected),
    cautious: savedFormulas(task, percents.cautious),
    ambitious: savedFormulas(task, percents.ambitious),
  } satisfies Record<string, Formula | Record<string, Formula> | undefined>;
}

function statedVolume({ teamSize, hours, frequency }: TaskInput): string {
  return (
    `${countOf(teamSize, 'person', 'people')} × ${countOf(hours, 'hour', 'hours')} × ` +
    `${occurrencesPerYear[frequency]} ${occurrenceWords[frequency]}`
  );
}

function savedFormulas(task: TaskInput, percent: number): Record<'hours' | 'savings', Formula> {
  const { savedHours, savingsUsd } = estimateSavings(task, percent);
  return {
    hours: {
      left: `${formatCount(reachableAnnualHours(task))} × ${percent}%`,
      right: formatCount(savedHours),
    },
    savings: { left: `${formatUsd(reachableCostUsd(task))} × ${percent}%`, right: formatUsd(savingsUsd) },
  };
}

/** Returns the formulas from ceiling and factors to the three shares in whole percents. */
export function shareFormulas(
  { ceiling, factors, expected, downward, upward }: ShareCalculation,
  percents: SharePercents,
): Record<keyof SharePercents, Formula> {
  const product = [ceiling, ...shareFactorKeys.map((key) => factors[key])].map(formatFactor).join(' × ');
  const base = expected === expectedShareLimit ? formatFactor(expectedShareLimit) : product;
  const ambitious =
    expected * (1 + upward) > ambitiousShareLimit
      ? formatFactor(ambitiousShareLimit)
      : `${base} × (1 + ${formatFactor(upward)})`;
  return {
    expected: { left: base, right: `${percents.expected}%` },
    cautious: { left: `${base} × (1 − ${formatFactor(downward)})`, right: `${percents.cautious}%` },
    ambitious: { left: ambitious, right: `${percents.ambitious}%` },
  };
}
