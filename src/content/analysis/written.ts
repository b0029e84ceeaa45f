import { listInWords } from '@/domain/analysis/inWords';

/** Labels for text written by a language model. */
export const writtenTexts = {
  summary: 'Executive Summary',
  ofFirstPlan: 'Written before you changed the days a month. Its phases are those of the earlier plan.',
  further: 'Further Ideas',
  furtherNote: 'None belongs to a task you listed, so none is in a total.',
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
      ? 'each name, description and reason marked “Why it fits”'
      : '',
    analysis.further_opportunities.length > 0 ? 'the further ideas' : '',
  ].filter(Boolean);
  if (parts.length === 0) return '';
  return `A language model wrote ${listInWords(parts)} from your answers. We calculated all figures, phases and complexities.`;
}
