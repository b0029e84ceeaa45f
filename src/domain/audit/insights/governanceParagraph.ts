import { sectorRule } from '@/domain/analysis/strategic/sectorRule';
import type { AuditAnswers } from '../AuditAnswers';
import { levelOf, type AnswerLevel } from './AnswerLevel';
import type { FirmContext } from './firmParagraph';

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

/** Records, checking, what the industry minds, and tempo that outruns the rules. */
export function governanceParagraph(answers: AuditAnswers, firm: FirmContext | null): string {
  const tempo =
    levelOf(answers.q12) === 'high' && levelOf(answers.q3) !== 'high'
      ? ` You try things quickly (${answers.q12} of 10), faster than your rules: keep trials to data that could be printed in a newspaper.`
      : '';
  return `${sentence(records, answers.q3)}${tempo} ${sentence(checking, answers.q8)} ${sectorRule(firm?.industry ?? '')}`;
}

const sentence = (sentences: Record<AnswerLevel, string>, answer: number) =>
  sentences[levelOf(answer)].replace('{answer}', String(answer));
