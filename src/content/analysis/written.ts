/** Labels for text written by a language model. */
export const writtenTexts = {
  summary: 'Executive Summary',
  ofFirstPlan:
    'Written before the days a month were changed: what it says of phases is about the plan as it was then.',
  further: 'Further Ideas',
  furtherNote: 'Not tied to a task that you listed, so nothing about them has been counted.',
  why: 'Why it fits:',
};

interface WrittenAnalysis {
  executive_summary: readonly string[];
  opportunities: readonly { writtenBy?: 'model' }[];
  further_opportunities: readonly unknown[];
}

/**
 * Returns which text a language model wrote, and that the figures are the engine's; empty if the engine wrote
 * everything.
 */
export function writtenNote(analysis: WrittenAnalysis): string {
  const parts = [
    analysis.executive_summary.length > 0 ? 'the executive summary' : '',
    analysis.opportunities.some(({ writtenBy }) => writtenBy === 'model')
      ? 'the name, description and reason of every opportunity that says “Why it fits”'
      : '',
    analysis.further_opportunities.length > 0 ? 'the further ideas' : '',
  ].filter(Boolean);
  if (parts.length === 0) return '';
  return `A language model wrote from your answers: ${parts.join('; ')}. All figures, phases and complexities come from our calculation.`;
}
