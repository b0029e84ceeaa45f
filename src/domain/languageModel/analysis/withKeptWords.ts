import type { Opportunity } from '@/domain/analysis/types';
import { noAnalysisTexts, type OpportunityTexts } from './AnalysisTexts';
import { applyAnalysisTexts } from './applyAnalysisTexts';

/**
 * The same opportunities in other phases, with the words that a language model wrote for them. A rationale speaks of its
 * phase too, so it is remembered for which one it was written.
 */
export function withKeptWords(moved: readonly Opportunity[], stored: readonly Opportunity[]): Opportunity[] {
  const written = new Map(
    stored.filter(({ writtenBy }) => writtenBy === 'model').map((one) => [one.id, one]),
  );
  const opportunities = new Map(
    [...written].map(([id, { name, description, rationale = '' }]): [string, OpportunityTexts] => [
      id,
      { name, description, rationale },
    ]),
  );
  return applyAnalysisTexts(moved, { ...noAnalysisTexts, opportunities }).map((opportunity) => {
    const before = written.get(opportunity.id);
    if (!before) return opportunity;
    const rationalePhase = before.rationalePhase ?? before.phase;
    return rationalePhase === opportunity.phase ? opportunity : { ...opportunity, rationalePhase };
  });
}
