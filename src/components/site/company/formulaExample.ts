import { annualTaskCostUsd, hourlyRateUsd, occurrencesPerYear } from '@/domain/analysis/costFormula';
import { formatUsd, formatUsdCents } from '@/format/numbers';

/**
 * Example: three people who each spend six hours a week on one task, and a flat-rate build with running costs. Round
 * figures, not a client's.
 */
const effort = { teamSize: 3, hours: 6, frequency: 'Week', salary: 52_000 } as const;
const sharePercent = 40;
const buildPriceUsd = 6_000;
const runningUsd = 1_200;

const costTodayUsd = annualTaskCostUsd(effort);
const savingsUsd = (costTodayUsd * sharePercent) / 100;
const paybackMonths = Math.ceil((buildPriceUsd / (savingsUsd - runningUsd)) * 12);

/** The figures that a decision needs, in order of calculation. */
export const exampleSum = [
  { name: 'What the task costs today', figure: formatUsd(costTodayUsd), unit: 'a year' },
  { name: 'What could come back', figure: formatUsd(savingsUsd), unit: 'a year' },
  { name: 'What the build costs', figure: formatUsd(buildPriceUsd), unit: 'once' },
  { name: 'What running it costs', figure: formatUsd(runningUsd), unit: 'a year' },
  { name: 'Paid back after', figure: `${paybackMonths} months`, unit: '', isResult: true },
];

export interface FormulaTerm {
  /** Operator before the figure. */
  sign?: string;
  figure: string;
  name: string;
  /** Source of the figure. */
  source: string;
  isResult?: boolean;
}

/** Terms of the second line of the calculation. */
export const formulaTerms: readonly FormulaTerm[] = [
  { figure: String(effort.teamSize), name: 'people', source: 'You know that' },
  { sign: '×', figure: String(effort.hours), name: 'hours a week', source: 'They know that' },
  { sign: '×', figure: String(occurrencesPerYear.Week), name: 'weeks', source: 'The calendar' },
  {
    sign: '×',
    figure: formatUsdCents(hourlyRateUsd(effort.salary)),
    name: 'an hour',
    source: 'Salary ÷ 2,080 hours',
  },
  { sign: '×', figure: `${sharePercent}%`, name: 'software can do', source: 'Depends on the task' },
  {
    sign: '=',
    figure: formatUsd(savingsUsd),
    name: 'a year',
    source: 'What could come back',
    isResult: true,
  },
];
