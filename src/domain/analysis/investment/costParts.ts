import type { Investment } from './estimateInvestment';
import type { Span } from './investmentFactors';

/** The parts of a project's cost, each from low to high in whole US dollars. */
export interface CostParts {
  once: { feeUsd: Span; learningUsd: Span };
  /** Per year. */
  running: { toolUsd: Span; seatsUsd: Span; upkeepUsd: Span };
}

/**
 * Splits a project's one-time and running cost into parts that sum to it exactly: one part is rounded, and the other is
 * the remainder.
 */
export function costParts(
  { days, oneTimeUsd, runningUsd, toolAndSeatsUsd, toolUsd }: Investment,
  dayRateUsd: number,
): CostParts {
  const feeUsd = eachEnd((end) => Math.round(days[end] * dayRateUsd));
  return {
    once: { feeUsd, learningUsd: eachEnd((end) => Math.max(0, oneTimeUsd[end] - feeUsd[end])) },
    running: {
      toolUsd,
      seatsUsd: eachEnd((end) => toolAndSeatsUsd[end] - toolUsd[end]),
      upkeepUsd: eachEnd((end) => runningUsd[end] - toolAndSeatsUsd[end]),
    },
  };
}

const eachEnd = (of: (end: keyof Span) => number): Span => ({ low: of('low'), high: of('high') });
