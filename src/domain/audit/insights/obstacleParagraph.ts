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
    return 'You have them all: all thirteen answers are at 10. Have two people from different teams take the audit without seeing your answers. Where they answer lower, they know something you don’t.';
  }
  const { subject, meaning } = questionAdvice[first.id];
  const given = `You gave **${first.answer} of 10 for ${subject}**. ${meaning[first.level]}`;
  if (second.answer === answerRange.max) {
    return `Twelve of your thirteen answers are at 10. ${given} Every missing point is here.`;
  }
  return `${opening(facts, second)} ${given} It accounts for ${shareOfGap(first.answer, fromLowest)}% of your missing points. Next is ${questionAdvice[second.id].subject}, with ${second.answer} of 10.`;
}

/** Writes how the answers compare, and where to start. */
function opening(facts: AuditFacts, second: AnsweredQuestion): string {
  const { scores, strongest, weakest } = facts;
  if (isEven(facts)) {
    const level = scoreBand(scores.overall) === 'success' ? '' : '. Their level holds the score back';
    const start =
      facts.fromLowest[0]?.answer === second.answer
        ? 'Start with this one'
        : 'This one is lowest by a narrow margin, so start here';
    return `Your answers are even, so none stands out${level}. ${start}.`;
  }
  const [low, high] = [scores.sections[weakest], scores.sections[strongest]];
  return low === high
    ? `Your sections are all at ${low}%. The differences are within them.`
    : `Your sections run from ${low}% (${weakest}) to ${high}% (${strongest}).`;
}

/** Returns the share of all missing points that one answer accounts for, in whole percent. */
function shareOfGap(answer: number, all: readonly { answer: number }[]): number {
  const reached = all.reduce((sum, one) => sum + one.answer, 0);
  const missing = questionIds.length * answerRange.max - reached;
  return Math.round((100 * (answerRange.max - answer)) / missing);
}
