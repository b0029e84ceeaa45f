import type { AnsweredQuestion, AuditFacts } from './AuditFacts';
import { questionAdvice } from './questionAdvice';

const stepCount = 3;
/** More than two steps at one section would leave the others standing still. */
const perSection = 2;

export interface NextStep {
  /** In the imperative, without a full stop. */
  title: string;
  /** How it is done. */
  detail: string;
  /** Which answer calls for it, what it takes, and who does it. */
  grounds: string;
}

/** Three steps, one for each of the answers that leave most to gain. */
export function nextSteps({ fromLowest }: AuditFacts): NextStep[] {
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
