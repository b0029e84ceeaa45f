import { joinInsights, type InsightParts } from '@/domain/audit/insights/writeInsights';
import { stepPart, type InsightTexts } from './InsightTexts';

const writtenNote =
  'A language model phrased parts of this text. Scores, findings and figures are computed from your answers.';

/**
 * Joins the report's text: the engine's parts, replaced by the model's where available, and then a note that says so.
 */
export function applyInsightTexts(parts: InsightParts, texts: InsightTexts): string {
  const text = joinInsights({
    obstacleTitle: parts.obstacleTitle,
    obstacle: texts.get('obstacle') ?? parts.obstacle,
    firm: texts.get('firm') ?? parts.firm,
    steps: parts.steps.map((step, index) => ({ ...step, detail: texts.get(stepPart(index)) ?? step.detail })),
    notYet: texts.get('notYet') ?? parts.notYet,
    governance: texts.get('governance') ?? parts.governance,
  });
  return texts.size > 0 ? `${text}\n\n${writtenNote}` : text;
}
