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
  low: 'Who may use which records is largely undecided ({answer} of 10). Assume that some are already in a free tool. Ask without blame, then set the rules.',
  middle:
    'Your people mostly know who may use which records ({answer} of 10). That is enough for a trial with made-up data. Write it down before real records go in.',
  high: 'Your rules on who may use which records ({answer} of 10) are ready for a trial with real data. Add one line: which AI tools you allow, and who approves the next one.',
};

const checking: Record<AnswerLevel, string> = {
  low: 'Few of your people know how AI tools go wrong ({answer} of 10). Have one named person read everything before it goes out.',
  middle:
    'Not everyone checks AI output yet ({answer} of 10). Agree on what you always compare with the source: names, numbers, dates, promises.',
  high: 'Your team knows to check results ({answer} of 10). Note who checked what. After a mistake, customers and insurers ask for that first.',
};

/** Writes about records, review, the industry's concerns, and adoption that outpaces the rules. */
function governanceParagraph(answers: AuditAnswers, firm: FirmContext | null): string {
  const tempo =
    levelOf(answers.q12) === 'high' && levelOf(answers.q3) !== 'high'
      ? ` You try things quickly (${answers.q12} of 10), faster than your rules. Keep trials to data you could print in a newspaper.`
      : '';
  return `${sentence(records, answers.q3)}${tempo} ${sentence(checking, answers.q8)} ${sectorRule(firm?.industry ?? '')}`;
}

const sentence = (sentences: Record<AnswerLevel, string>, answer: number) =>
  sentences[levelOf(answer)].replace('{answer}', String(answer));

/** Heading of the part about the firm, as a line of the text. */
export const firmTitle = '**Why it matters for a firm like yours**';

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
 * main obstacle, why it matters for this firm, three next steps, what to settle first, and governance.
 * @param firm facts from the account's latest opportunity analysis; null without one
 */
export function insightParts(answers: AuditAnswers, firm: FirmContext | null): InsightParts {
  const facts = auditFacts(answers);
  return {
    obstacleTitle: obstacleTitle(facts),
    obstacle: obstacleParagraph(facts),
    firm: firmParagraph(facts),
    steps: nextSteps(facts),
    notYet: notYetParagraph(facts, firm),
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
    firmTitle,
    firm,
    '**Three next steps**',
    ...steps.map((step, index) => `${index + 1}. **${step.title}.** ${step.detail}\n${step.grounds}`),
    '**What to settle first**',
    notYet,
    '**Governance and risk**',
    governance,
  ].join('\n\n');
}

/** Writes the report's text without the language model. */
export function writeInsights(answers: AuditAnswers, firm: FirmContext | null): string {
  return joinInsights(insightParts(answers, firm));
}
