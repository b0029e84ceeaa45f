import type { Opportunity } from '@/domain/analysis/types';
import { noAnalysisTexts, type OpportunityTexts } from './AnalysisTexts';
import { applyAnalysisTexts } from './applyAnalysisTexts';

/**
 * Restores the model's texts after opportunities move to other phases. A rationale mentions its phase, so the phase it
 * was written for is stored with it.
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
