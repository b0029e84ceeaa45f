import { constraintsOfPlan } from '../constraints/constraintsOfPlan';
import { readConstraints } from '../constraints/readConstraints';
import { planWithNeeds } from '../guide/projectNeeds';
import type { AnalysisAnswers, AnalysisResult } from '../types';
import { headlineOpportunities, type AnalysisPlan } from './analysisPlan';

/**
 * Plans a result that isn't stored yet.
 * @param dayRateUsd null if the firm has set none
 */
export const planOfResult = (
  answers: AnalysisAnswers,
  result: AnalysisResult,
  dayRateUsd: number | null = null,
): AnalysisPlan =>
  planWithNeeds(
    { ...result, dayRateUsd, ownDays: null, ...constraintsOfPlan(readConstraints(answers)), putBack: [] },
    answers,
  );

/** Reduces a result to what counts in its report: what is recommended or to be sized, in the plan's phases. */
export function headlineResult(
  answers: AnalysisAnswers,
  result: AnalysisResult,
  dayRateUsd: number | null = null,
): AnalysisResult {
  const headline = headlineOpportunities(planOfResult(answers, result, dayRateUsd));
  const planned = new Map(
    headline.map(({ id, phase, description }) => [id, { phase, description }] as const),
  );
  const opportunities = result.opportunities.flatMap((opportunity) => {
    const inPlan = planned.get(opportunity.id);
    return inPlan ? [{ ...opportunity, ...inPlan }] : [];
  });
  return { ...result, opportunities };
}
