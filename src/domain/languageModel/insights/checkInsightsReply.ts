import { textProblems } from '../checks/textProblems';
import { tidyText } from '../checks/tidyText';
import type { ReplyFinding } from '../ReplyFinding';
import type { InsightsBrief } from './insightsBrief';
import { insightsInstructions } from './insightsInstructions';
import {
  insightParagraphs,
  insightTextLimits as limits,
  stepPart,
  type InsightsReply,
  type InsightTexts,
} from './InsightTexts';

/**
 * Extracts the parts of a reply that pass the checks, and reports problems of the others.
 * @param earlier accepted parts of an earlier reply; they stay, and only the missing ones are checked
 */
export function checkInsightsReply(
  reply: InsightsReply,
  { figures, steps }: InsightsBrief,
  earlier: InsightTexts = new Map(),
): { texts: InsightTexts; findings: ReplyFinding[] } {
  const texts = new Map(earlier);
  const findings: ReplyFinding[] = [];
  const parts = [
    ...insightParagraphs.map((part) => ({ part, text: reply[part], length: limits.paragraph })),
    ...Array.from({ length: steps }, (_, index) => ({
      part: stepPart(index),
      text: reply.steps[index] ?? '',
      length: limits.step,
    })),
  ];
  for (const { part, text, length } of parts.filter((candidate) => !texts.has(candidate.part))) {
    const tidy = tidyText(text);
    const problems = textProblems(tidy, { ...length, figures, secrets: [insightsInstructions] });
    if (problems.length === 0) texts.set(part, tidy);
    findings.push(...problems.map((problem) => ({ part, problem })));
  }
  return { texts, findings };
}
