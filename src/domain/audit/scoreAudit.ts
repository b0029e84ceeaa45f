import { answerRange, type AuditAnswers } from './AuditAnswers';
import { auditSections, questionIds, type SectionTitle } from './questionnaire';

export type SectionScores = Record<SectionTitle, number>;

export interface AuditScores {
  /** Percent. */
  overall: number;
  /** Percent by section. */
  sections: SectionScores;
}

/**
 * Returns ten times the average of the answers, rounded to a whole percent. Answers start at 1, so the scale starts at
 * 10 %. With one to three or with thirteen answers no average falls halfway between two percents, so the direction of
 * rounding never matters.
 */
export function percentOf(answers: readonly number[]): number {
  const sum = answers.reduce((total, answer) => total + answer, 0);
  return Math.round((sum * answerRange.max) / answers.length);
}

/**
 * Scores a complete audit. A section's score is the average of its own answers; the overall one is the average of all
 * thirteen answers and not of the five sections, so that every question has the same weight.
 */
export function scoreAudit(answers: AuditAnswers): AuditScores {
  const scores = auditSections.map(({ title, questions }) => [
    title,
    percentOf(questions.map(({ id }) => answers[id])),
  ]);
  return {
    overall: percentOf(questionIds.map((id) => answers[id])),
    // The list has a section for every title of the type.
    sections: Object.fromEntries(scores) as SectionScores,
  };
}
