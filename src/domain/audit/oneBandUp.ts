import { answerRange, type AuditAnswers } from './AuditAnswers';
import { questionIds, type QuestionId } from './questionnaire';
import { percentOf, scoreAudit } from './scoreAudit';
import { nextThreshold, scoreBand, type ScoreBand } from './scoreBand';

interface Improvement {
  id: QuestionId;
  from: number;
  to: number;
}

export interface OneBandUp {
  band: ScoreBand;
  /** Overall score in percent. */
  threshold: number;
  improvements: Improvement[];
}

/**
 * Returns the smallest set of answers whose improvement lifts the overall score into the next band; null in the
 * highest. Exact: k answers can add at most the k largest distances to 10, so the shortest prefix of the largest
 * distances that suffices is a smallest set. Among sets of that size it has the most room; ties are resolved by the
 * questionnaire's order. The points needed are then distributed: the lowest of the chosen answers rises first, so that
 * none has to rise higher than necessary.
 */
export function oneBandUp(answers: AuditAnswers): OneBandUp | null {
  const threshold = nextThreshold(scoreAudit(answers).overall);
  if (threshold === null) return null;
  const needed = pointsNeeded(answers, threshold);
  const chosen = smallestSet(answers, needed);
  return { band: scoreBand(threshold), threshold, improvements: spread(answers, chosen, needed) };
}

/** Returns how many points all answers together lack to reach the threshold as a rounded percentage. */
function pointsNeeded(answers: AuditAnswers, threshold: number): number {
  const values = questionIds.map((id) => answers[id]);
  let needed = 0;
  while (percentOf([...values.slice(1), (values[0] ?? 0) + needed]) < threshold) needed += 1;
  return needed;
}

function smallestSet(answers: AuditAnswers, needed: number): QuestionId[] {
  const byRoom = [...questionIds].sort((one, other) => answers[one] - answers[other]);
  const chosen: QuestionId[] = [];
  let room = 0;
  for (const id of byRoom) {
    if (room >= needed) break;
    chosen.push(id);
    room += answerRange.max - answers[id];
  }
  return questionIds.filter((id) => chosen.includes(id));
}

function spread(answers: AuditAnswers, ids: readonly QuestionId[], needed: number): Improvement[] {
  const improvements = ids.map((id) => ({ id, from: answers[id], to: answers[id] }));
  for (let points = needed; points > 0; points -= 1) {
    const lowest = improvements.reduce((one, other) => (other.to < one.to ? other : one));
    lowest.to += 1;
  }
  return improvements;
}
