import { sectorRule } from '@/domain/analysis/strategic/sectorRule';
import type { AuditAnswers } from '../AuditAnswers';
import { levelOf, type AnswerLevel } from './AnswerLevel';
import { type AnsweredQuestion, auditFacts, type AuditFacts } from './AuditFacts';
import { firmParagraph, type FirmContext } from './firmParagraph';
import { notYetParagraph } from './notYetParagraph';
import { obstacleParagraph, obstacleTitle } from './obstacleParagraph';
import { questionAdvice } from './questionAdvice';

const stepCount = 3;

/** With more than two steps in one section, the others would make no progress. */
const perSection = 2;

interface NextStep {
  /** In the imperative, without a period. */
  title: string;
  /** How to do it. */
  detail: string;
  /** The answer that calls for it, the effort, and the person responsible. */
  grounds: string;
}

/** Returns three steps, one for each of the answers with the most to gain. */
function nextSteps({ fromLowest }: AuditFacts): NextStep[] {
  return questionsToStartWith(fromLowest).map(({ id, answer, level }) => {
    const { subject, step } = questionAdvice[id];
    const { title, detail, effort, owner } = step[level];
    return {
      title,
      detail,
      grounds: `Because you gave ${answer} of 10 for ${subject}. Effort: ${effort}. Owner: ${owner}.`,
    };
  });
}

function questionsToStartWith(fromLowest: readonly AnsweredQuestion[]): AnsweredQuestion[] {
  const chosen: AnsweredQuestion[] = [];
  for (const question of fromLowest) {
    const ofSection = chosen.filter(({ section }) => section === question.section);
    if (chosen.length < stepCount && ofSection.length < perSection) chosen.push(question);
  }
  return chosen;
}

const records: Record<AnswerLevel, string> = {
  low: 'Your open risk is records: with {answer} of 10 for deciding who may use them, assume that some have already gone into a free tool. Ask without blame, then settle it before the first pilot.',
  middle:
    'Your understanding of who may use which records ({answer} of 10) will do for a trial with invented data. Before real records go in, write it down.',
  high: 'Your rules on who may use which records ({answer} of 10) will carry a pilot with real data. Extend them by one line: which AI tools are approved, and who approves the next.',
};

const checking: Record<AnswerLevel, string> = {
  low: 'As few of your people know how such tools go wrong ({answer} of 10), one named person reads everything before it leaves the firm.',
  middle:
    'As checking isn’t yet a habit with everyone ({answer} of 10), agree on what is always compared with the source: names, numbers, dates, promises.',
  high: 'Your team knows to check results ({answer} of 10). Note who checked what; it is the first thing a customer or an insurer asks after a mistake.',
};

/** Writes about records, review, the industry's concerns, and adoption that outpaces the rules. */
function governanceParagraph(answers: AuditAnswers, firm: FirmContext | null): string {
  const tempo =
    levelOf(answers.q12) === 'high' && levelOf(answers.q3) !== 'high'
      ? ` You try things quickly (${answers.q12} of 10), faster than your rules: keep trials to data that could be printed in a newspaper.`
      : '';
  return `${sentence(records, answers.q3)}${tempo} ${sentence(checking, answers.q8)} ${sectorRule(firm?.industry ?? '')}`;
}

const sentence = (sentences: Record<AnswerLevel, string>, answer: number) =>
  sentences[levelOf(answer)].replace('{answer}', String(answer));

/** The texts of a report by part. */
export interface InsightParts {
  /** Title of the obstacle; a high score gets another one. */
  obstacleTitle: string;
  obstacle: string;
  firm: string;
  steps: NextStep[];
  notYet: string;
  governance: string;
}

/**
 * Writes the report's parts from the answers and the known facts about the firm alone; deterministic. The parts are the
 * main obstacle, why it matters for this firm, three next steps, what not to do yet, and governance.
 * @param firm facts from the account's latest opportunity analysis; null without one
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
 * Joins the parts to the report's text. Its only markup is `**` around bold text; a blank line separates paragraphs,
 * and an entirely bold line is a heading.
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

/** Writes the report's text without the language model. */
export function writeInsights(answers: AuditAnswers, firm: FirmContext | null): string {
  return joinInsights(insightParts(answers, firm));
}
