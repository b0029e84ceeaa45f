import type { Opportunity } from '@/domain/analysis/types';
import type { AnalysisTexts } from './AnalysisTexts';

/** The engine's opportunities with the model's words where there are any. Nothing but words can differ. */
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
    // The engine's own texts mention what comes before them by its name.
    const description = renamed.reduce(
      (done, { from, to }) => done.replaceAll(from, () => to),
      opportunity.description,
    );
    return { ...opportunity, description };
  });
}
