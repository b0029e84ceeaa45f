import type { FirmContext } from '@/domain/audit/insights/firmParagraph';
import { joinInsights, type InsightParts } from '@/domain/audit/insights/writeInsights';
import type { AuditScores } from '@/domain/audit/scoreAudit';
import { excerpt } from '@/domain/analysis/excerpt';
import type { Figure } from '../figures/Figure';
import { readFigures } from '../figures/readFigures';

const industryMaxLength = 120;

/** The data about an audit for the model, and the figures that its texts may state. */
export interface InsightsBrief {
  /** Plain data, sent as JSON. */
  data: object;
  figures: readonly Figure[];
  steps: number;
}

/**
 * Gathers the data the model needs to phrase a report. It may state the report's own figures, but not those in the
 * client's free text.
 */
export function insightsBrief(
  parts: InsightParts,
  { overall, sections }: AuditScores,
  firm: FirmContext | null,
): InsightsBrief {
  const claimed = new Set(readFigures(firm?.industry ?? '').map(({ value, unit }) => `${value} ${unit}`));
  const scores = [
    `overall: ${overall}%`,
    ...Object.entries(sections).map(([title, score]) => `${title}: ${score}%`),
  ];
  const stated = readFigures(joinInsights(parts)).filter(
    ({ value, unit }) => !claimed.has(`${value} ${unit}`),
  );
  const plain = (text: string) => text.replaceAll('**', '');
  return {
    data: {
      scores,
      industry: firm ? excerpt(firm.industry, industryMaxLength) : null,
      obstacle: plain(parts.obstacle),
      firm: plain(parts.firm),
      steps: parts.steps,
      notYet: plain(parts.notYet),
      governance: plain(parts.governance),
    },
    figures: [...stated, ...readFigures(scores.join('; '))],
    steps: parts.steps.length,
  };
}
