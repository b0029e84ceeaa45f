import type { AuditAnswers } from '../AuditAnswers';
import { auditFacts } from './AuditFacts';
import { firmParagraph, type FirmContext } from './firmParagraph';
import { governanceParagraph } from './governanceParagraph';
import { nextSteps, type NextStep } from './nextSteps';
import { notYetParagraph } from './notYetParagraph';
import { obstacleParagraph, obstacleTitle } from './obstacleParagraph';

/** The texts of a report, part by part. */
export interface InsightParts {
  /** Of the obstacle: little holds a high score back. */
  obstacleTitle: string;
  obstacle: string;
  firm: string;
  steps: NextStep[];
  notYet: string;
  governance: string;
}

/**
 * What the answers say, written from them and what is known of the firm alone, and the same for the same: what holds the
 * score back first, why it matters for this firm, three next steps, what not to do yet, and governance.
 * @param firm what the account's latest opportunity analysis says about the firm; null without one
 */
export function insightParts(answers: AuditAnswers, firm: FirmContext | null): InsightParts {
  const facts = auditFacts(answers);
  return {
    obstacleTitle: obstacleTitle(facts),
    obstacle: obstacleParagraph(facts),
    firm: firmParagraph(facts, firm),
    steps: nextSteps(facts),
    notYet: notYetParagraph(facts),
    governance: governanceParagraph(answers, firm),
  };
}

/**
 * The report's text. Its only markup is `**` around bold words; a blank line parts paragraphs, and a line that is wholly
 * bold is a heading.
 */
export function joinInsights({
  obstacleTitle: title,
  obstacle,
  firm,
  steps,
  notYet,
  governance,
}: InsightParts): string {
  return [
    `**${title}**`,
    obstacle,
    '**Why it matters for a firm like yours**',
    firm,
    '**Three next steps**',
    ...steps.map((step, index) => `${index + 1}. **${step.title}.** ${step.detail}\n${step.grounds}`),
    '**What not to do yet**',
    notYet,
    '**Governance and risk**',
    governance,
  ].join('\n\n');
}

/** The report's text in the engine's own words. */
export function writeInsights(answers: AuditAnswers, firm: FirmContext | null): string {
  return joinInsights(insightParts(answers, firm));
}
