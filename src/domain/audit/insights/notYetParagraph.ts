import { isWithoutGap, type AuditFacts } from './AuditFacts';
import type { FirmContext } from './firmParagraph';
import { questionAdvice } from './questionAdvice';

export const analysisStartsWithRules = ' The groundwork in your analysis starts with that.';

/** Writes what comes first: safe use of data, the lowest answer, and the lowest one of another section. */
export function notYetParagraph(facts: AuditFacts, firm: FirmContext | null): string {
  const { fromLowest, weakest, dataSafety } = facts;
  const open = fromLowest.filter(({ id, level }) => level !== 'high' && id !== 'q3');
  const [first] = open;
  const second = open.find(({ section }) => section !== first?.section);
  const sentences = [
    dataSafety === 'settle first' ? dataSafetySentences(firm) : '',
    ...[first, second].map((question) => question && questionAdvice[question.id].notYet),
  ].filter(Boolean);
  if (sentences.length > 0) return sentences.join(' ');
  const look = isWithoutGap(facts) ? 'what it brought' : weakest;
  return `Nothing in your answers holds up a first project. Start only one: one job, one number, three months. Look at ${look} before the second.`;
}

/** Every analysis with savings sets the rules for AI tools before its tasks. */
const dataSafetySentences = (firm: FirmContext | null): string =>
  `${questionAdvice.q3.notYet}${firm && firm.savingsUsd > 0 ? analysisStartsWithRules : ''}`;
