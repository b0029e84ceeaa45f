import type { Row, SheetData } from 'write-excel-file/node';
import { planTexts } from '@/content/analysis/planTexts';
import { workbookTexts as texts } from '@/content/analysis/workbook';
import { occurrencesPerYear, workingHoursPerYear } from '@/domain/analysis/costFormula';
import { upkeepPart, valueYears } from '@/domain/analysis/investment/investmentFactors';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { daysPerYear, hoursPerDay, trialDays } from '@/domain/analysis/plan/planCalendar';
import { bold, formats, input, text } from './cells';

interface Assumption {
  label: string;
  value: number;
  format?: string;
}

type AssumedPlan = Pick<AnalysisPlan, 'dayRateUsd' | 'isOwnRate' | 'assumesComplexity' | 'ownDays'>;

const assumptionsOf = ({ dayRateUsd, isOwnRate, ownDays }: AssumedPlan) => {
  const words = texts.assumptions;
  return {
    dayRate: {
      label: isOwnRate ? words.dayRate : words.assumedDayRate,
      value: dayRateUsd,
      format: formats.usd,
    },
    upkeepLow: { label: words.upkeepLow, value: upkeepPart.low, format: formats.percent },
    upkeepHigh: { label: words.upkeepHigh, value: upkeepPart.high, format: formats.percent },
    years: { label: words.years, value: valueYears },
    hoursPerYear: { label: words.hoursPerYear, value: workingHoursPerYear },
    day: { label: words.day, value: occurrencesPerYear.Day },
    week: { label: words.week, value: occurrencesPerYear.Week },
    month: { label: words.month, value: occurrencesPerYear.Month },
    ownDays: { label: words.ownDays[ownDays.basis], value: ownDays.aMonth },
    daysPerYear: { label: words.daysPerYear, value: daysPerYear },
    hoursPerDay: { label: words.hoursPerDay, value: hoursPerDay },
    trialDays: { label: words.trialDays, value: trialDays },
  } satisfies Record<string, Assumption>;
};

type AssumptionName = keyof ReturnType<typeof assumptionsOf>;

const headRows = 4;
/** The last rows, omitted without a calendar. */
const ofCalendar = ['ownDays', 'daysPerYear', 'hoursPerDay', 'trialDays'] as const;
const order: readonly AssumptionName[] = [
  'dayRate',
  'upkeepLow',
  'upkeepHigh',
  'years',
  'hoursPerYear',
  'day',
  'week',
  'month',
  ...ofCalendar,
];

/** Returns the cell of an assumption, for the formulas of other sheets. */
export const assumptionCell = (name: AssumptionName): string =>
  `${texts.sheets.assumptions}!$B$${headRows + 1 + order.indexOf(name)}`;

interface SheetFacts {
  title: string;
  intro: string;
  plan: AssumedPlan;
  /** Whether there is a calendar that starts with a project that pays off. */
  hasCalendar: boolean;
}

/** Returns the sheet with all assumptions. */
export function assumptionsSheet({ title, intro, plan, hasCalendar }: SheetFacts): SheetData {
  const assumptions: Record<AssumptionName, Assumption> = assumptionsOf(plan);
  const head: Row[] = [[bold(title)], [text(intro)], [text(texts.howTo)], []];
  return [
    ...head,
    ...order.slice(0, hasCalendar ? order.length : -ofCalendar.length).map((name) => {
      const { label, value, format } = assumptions[name];
      return [text(label), input(value, format)];
    }),
    ...(plan.assumesComplexity ? [[text(planTexts.assumedComplexity)]] : []),
  ];
}
