import { costParts } from '@/domain/analysis/investment/costParts';
import type { Span } from '@/domain/analysis/investment/investmentFactors';
import {
  assumedAsOf,
  type LicencePrice,
  type PriceSource,
} from '@/domain/analysis/investment/investmentSources';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import type { PlannedProject } from '@/domain/analysis/plan/PlannedProject';
import { formatCount } from '@/format/numbers';
import { daysSpan, usdSpan } from './projectNotes';
import { planTexts as texts } from './planTexts';

/** One-time and running cost of a project, each with its components. */
export interface CostLines {
  once: { total: string; parts: string[] };
  running: { total: string; parts: string[] };
}

/** Returns the costs of a project with their components; components that are zero at both ends are omitted. */
export function costLines(
  { investment }: Pick<PlannedProject, 'investment'>,
  { dayRateUsd }: Pick<AnalysisPlan, 'dayRateUsd'>,
): CostLines {
  const { once, running } = costParts(investment, dayRateUsd);
  const { parts } = texts;
  const hours = texts.span(
    formatCount(investment.trainingHours.low),
    formatCount(investment.trainingHours.high),
  );
  return {
    once: {
      total: usdSpan(investment.oneTimeUsd),
      parts: [
        ...line(once.feeUsd, (usd) => parts.fee(daysSpan(investment.days), usd)),
        ...line(once.learningUsd, (usd) => parts.learning(hours, usd)),
      ],
    },
    running: {
      total: usdSpan(investment.runningUsd),
      parts: [
        ...line(running.toolUsd, parts.tool),
        ...line(running.seatsUsd, parts.seats),
        ...line(running.upkeepUsd, parts.upkeep),
      ],
    },
  };
}

const line = (usd: Span, words: (usd: string) => string): string[] =>
  usd.low === 0 && usd.high === 0 ? [] : [words(usdSpan(usd))];

/** Returns the sources of a price as text, for media without links: description, address and date. */
export const priceSources = ({ sources }: LicencePrice): string[] =>
  sources.length === 0 ? [texts.assumedPrice(assumedAsOf)] : sources.map(sourceText);

const sourceText = ({ price, title, publisher, url, asOf }: PriceSource): string =>
  `${texts.priceSource(price, title)}, ${publisher} (${texts.asOf(asOf)}): ${url}`;
