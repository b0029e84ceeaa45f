import { isWithoutGap, type AuditFacts } from './AuditFacts';
import { questionAdvice } from './questionAdvice';

/** Writes what the lowest answer rules out for now, and the lowest one of another section. */
export function notYetParagraph(facts: AuditFacts): string {
  const { fromLowest, weakest } = facts;
  const open = fromLowest.filter(({ level }) => level !== 'high');
  const [first] = open;
  if (!first) {
    const look = isWithoutGap(facts) ? 'what it brought' : weakest;
    return `Nothing in your answers forbids a first project. Don’t start several at once, though: one job, one number, three months, and a look at ${look} before the second.`;
  }
  const second = open.find(({ section }) => section !== first.section);
  return [first, ...(second ? [second] : [])].map(({ id }) => questionAdvice[id].notYet).join(' ');
}
