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
 * Average of the answers times ten, rounded to a whole percent. As answers start at 1, so does the scale at 10 %.
 * With one to three or with thirteen answers no average falls halfway between two percents, so the direction of
 * rounding never matters.
 */
export function percentOf(answers: readonly number[]): number {
  const sum = answers.reduce((total, answer) => total + answer, 0);
  return Math.round((sum * answerRange.max) / answers.length);
}

/**
 * The scores of a complete audit. A section's is the average of its own answers; the overall one is the average of all
 * thirteen answers and not of the five sections, so that every question weighs the same.
 */
export function scoreAudit(answers: AuditAnswers): AuditScores {
  const scores = auditSections.map(({ title, questions }) => [
    title,
    percentOf(questions.map(({ id }) => answers[id])),
  ]);
  return {
    overall: percentOf(questionIds.map((id) => answers[id])),
    // Every title of the type has its section in the list.
    sections: Object.fromEntries(scores) as SectionScores,
  };
}
