import { answerRange } from '../AuditAnswers';
import { questionIds } from '../questionnaire';
import { scoreBand } from '../scoreBand';
import { isEven, isWithoutGap, type AnsweredQuestion, type AuditFacts } from './AuditFacts';
import { questionAdvice } from './questionAdvice';

/**
 * Returns the paragraph's title. In the highest band nothing is an obstacle, so it announces the last missing points.
 */
export const obstacleTitle = ({ scores }: Pick<AuditFacts, 'scores'>): string =>
  scoreBand(scores.overall) === 'success' ? 'Where your last points are' : 'What holds your score back first';

/** Writes the answer that costs most points, its meaning, and the next one after it. */
export function obstacleParagraph(facts: AuditFacts): string {
  const { fromLowest } = facts;
  const [first, second] = fromLowest;
  if (!first || !second) return '';
  if (isWithoutGap(facts)) {
    return 'There are none left: all thirteen answers are at 10. Before you rely on it, have two people from different teams take the audit without seeing yours. Where they answer lower, they know something you don’t.';
  }
  const { subject, meaning } = questionAdvice[first.id];
  const given = `You gave **${first.answer} of 10 for ${subject}**. ${meaning[first.level]}`;
  if (second.answer === answerRange.max) {
    return `Twelve of your thirteen answers are at 10. ${given} Every point you are missing is here.`;
  }
  return `${opening(facts, second)} ${given} It alone accounts for ${shareOfGap(first.answer, fromLowest)}% of the points you are missing. Next in line is ${questionAdvice[second.id].subject}, with ${second.answer} of 10.`;
}

/** Writes how the answers compare, and where to start. */
function opening(facts: AuditFacts, second: AnsweredQuestion): string {
  const { scores, strongest, weakest } = facts;
  if (isEven(facts)) {
    const level =
      scoreBand(scores.overall) === 'success' ? '' : '; it is the level that holds the score back';
    const start =
      facts.fromLowest[0]?.answer === second.answer
        ? 'Start with this one'
        : 'By a narrow margin, start here';
    return `Your answers are even, so no single one stands out${level}. ${start}.`;
  }
  const [low, high] = [scores.sections[weakest], scores.sections[strongest]];
  return low === high
    ? `Your sections are all at ${low}%; what differs lies within them.`
    : `Your sections run from ${low}% (${weakest}) to ${high}% (${strongest}).`;
}

/** Returns the share of all missing points that one answer accounts for, in whole percent. */
function shareOfGap(answer: number, all: readonly { answer: number }[]): number {
  const reached = all.reduce((sum, one) => sum + one.answer, 0);
  const missing = questionIds.length * answerRange.max - reached;
  return Math.round((100 * (answerRange.max - answer)) / missing);
}
