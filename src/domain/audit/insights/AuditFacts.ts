import type { AuditAnswers } from '../AuditAnswers';
import {
  questionIds,
  sectionOfQuestion,
  sectionTitles,
  type QuestionId,
  type SectionTitle,
} from '../questionnaire';
import { scoreAudit, type AuditScores } from '../scoreAudit';
import { levelOf, type AnswerLevel } from './AnswerLevel';

export interface AnsweredQuestion {
  id: QuestionId;
  section: SectionTitle;
  answer: number;
  level: AnswerLevel;
}

/** What the texts are written from. */
export interface AuditFacts {
  scores: AuditScores;
  /** The lowest answer first; among equals the one of the weaker section, then in the questionnaire's order. */
  fromLowest: readonly AnsweredQuestion[];
  /** The section with the highest score, the first of them. */
  strongest: SectionTitle;
  weakest: SectionTitle;
}

export function auditFacts(answers: AuditAnswers): AuditFacts {
  const scores = scoreAudit(answers);
  const byScore = [...sectionTitles].sort((one, other) => scores.sections[other] - scores.sections[one]);
  const answered = questionIds.map((id): AnsweredQuestion => {
    const { title } = sectionOfQuestion(id);
    return { id, section: title, answer: answers[id], level: levelOf(answers[id]) };
  });
  return {
    scores,
    fromLowest: answered.sort(
      (one, other) =>
        one.answer - other.answer || scores.sections[one.section] - scores.sections[other.section],
    ),
    strongest: byScore[0] ?? 'Data Infrastructure',
    weakest: byScore.at(-1) ?? 'Data Infrastructure',
  };
}
