import { answerRange } from '../AuditAnswers';
import { questionIds } from '../questionnaire';
import { scoreBand } from '../scoreBand';
import type { AuditFacts } from './AuditFacts';
import { questionAdvice } from './questionAdvice';

/** Answers that differ by this much or less don't single one out. */
const levelSpread = 1;

/** A score of the highest band isn't held back: what follows are its last points. */
export const obstacleTitle = ({ scores }: Pick<AuditFacts, 'scores'>): string =>
  scoreBand(scores.overall) === 'success' ? 'Where your last points are' : 'What holds your score back first';

/** The answer that costs most, what it says, and the next one behind it. */
export function obstacleParagraph({ scores, fromLowest, strongest, weakest }: AuditFacts): string {
  const [first, second] = fromLowest;
  const highest = fromLowest.at(-1);
  if (!first || !second || !highest) return '';
  if (first.answer === answerRange.max) {
    return 'There are none left: all thirteen answers are at 10. Before you rely on it, have two people from different teams take the audit without seeing yours. Where they answer lower, they know something you don’t.';
  }
  const { subject, meaning } = questionAdvice[first.id];
  const even =
    highest.answer - first.answer <= levelSpread
      ? `Your answers are even, so no single one stands out${scoreBand(scores.overall) === 'success' ? '' : '; it is the level that holds the score back'}. By a narrow margin, start here. `
      : `Your sections run from ${scores.sections[weakest]}% (${weakest}) to ${scores.sections[strongest]}% (${strongest}). `;
  return `${even}You gave **${first.answer} of 10 for ${subject}**. ${meaning[first.level]} It alone accounts for ${shareOfGap(first.answer, fromLowest)}% of the points you are missing. Next in line is ${questionAdvice[second.id].subject}, with ${second.answer} of 10.`;
}

/** Which part of all missing points one answer is, in whole percent. */
function shareOfGap(answer: number, all: readonly { answer: number }[]): number {
  const reached = all.reduce((sum, one) => sum + one.answer, 0);
  const missing = questionIds.length * answerRange.max - reached;
  return Math.round((100 * (answerRange.max - answer)) / missing);
}
