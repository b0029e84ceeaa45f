import type { AnsweredQuestion, AuditFacts } from './AuditFacts';
import { questionAdvice } from './questionAdvice';

const stepCount = 3;
/** More than two steps at one section would leave the others standing still. */
const perSection = 2;

/** Three steps, one for each of the answers that leave most to gain. */
export function nextSteps({ fromLowest }: AuditFacts): string {
  return questionsToStartWith(fromLowest)
    .map(({ id, answer, level }, index) => {
      const { subject, step } = questionAdvice[id];
      const { title, detail, effort, owner } = step[level];
      return `${index + 1}. **${title}.** ${detail}\nBecause you gave ${answer} of 10 for ${subject}. Effort: ${effort}. Owner: ${owner}.`;
    })
    .join('\n\n');
}

function questionsToStartWith(fromLowest: readonly AnsweredQuestion[]): AnsweredQuestion[] {
  const chosen: AnsweredQuestion[] = [];
  for (const question of fromLowest) {
    const ofSection = chosen.filter(({ section }) => section === question.section);
    if (chosen.length < stepCount && ofSection.length < perSection) chosen.push(question);
  }
  return chosen;
}
