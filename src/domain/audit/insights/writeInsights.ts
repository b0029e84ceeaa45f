import type { AuditAnswers } from '../AuditAnswers';
import { auditFacts } from './AuditFacts';
import { firmParagraph, type FirmContext } from './firmParagraph';
import { governanceParagraph } from './governanceParagraph';
import { nextSteps } from './nextSteps';
import { notYetParagraph } from './notYetParagraph';
import { obstacleParagraph } from './obstacleParagraph';

/**
 * The report's text, written from the answers alone and the same for the same answers: what holds the score back
 * first, why it matters for this firm, three next steps, what not to do yet, and governance. Its only markup is `**`
 * around bold words; a blank line parts paragraphs, and a line that is wholly bold is a heading.
 * @param firm what the account's latest opportunity analysis says about the firm; null without one
 */
export function writeInsights(answers: AuditAnswers, firm: FirmContext | null): string {
  const facts = auditFacts(answers);
  return [
    '**What holds your score back first**',
    obstacleParagraph(facts),
    '**Why it matters for a firm like yours**',
    firmParagraph(facts, firm),
    '**Three next steps**',
    nextSteps(facts),
    '**What not to do yet**',
    notYetParagraph(facts),
    '**Governance and risk**',
    governanceParagraph(answers, firm),
  ].join('\n\n');
}
