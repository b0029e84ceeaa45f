import type { Opportunity } from '@/domain/analysis/types';
import type { AnalysisTexts } from './AnalysisTexts';

/** Replaces the texts of the engine's opportunities with the model's, where available. Changes nothing but texts. */
export function applyAnalysisTexts(
  opportunities: readonly Opportunity[],
  { opportunities: texts }: AnalysisTexts,
): Opportunity[] {
  const renamed = opportunities.flatMap(({ id, name }) => {
    const text = texts.get(id);
    return text ? [{ from: `“${name}”`, to: `“${text.name}”` }] : [];
  });
  return opportunities.map((opportunity) => {
    const text = texts.get(opportunity.id);
    if (text) return { ...opportunity, ...text, writtenBy: 'model' };
    // The engine's texts mention prerequisites by name, and the model may have renamed them.
    const description = renamed.reduce(
      (done, { from, to }) => done.replaceAll(from, () => to),
      opportunity.description,
    );
    return { ...opportunity, description };
  });
}
