import { answerRange, type AuditAnswers } from '../AuditAnswers';
import {
  questionIds,
  sectionOfQuestion,
  sectionTitles,
  type QuestionId,
  type SectionTitle,
} from '../questionnaire';
import { readinessReading, type ReadinessReading } from '../readinessReading';
import { scoreAudit, type AuditScores } from '../scoreAudit';
import { levelOf, type AnswerLevel } from './AnswerLevel';

export interface AnsweredQuestion {
  id: QuestionId;
  section: SectionTitle;
  answer: number;
  level: AnswerLevel;
}

/** The data that the report's texts are written from. */
export interface AuditFacts extends ReadinessReading {
  scores: AuditScores;
  /** Lowest answer first; ties go to the weaker section, then by the questionnaire's order. */
  fromLowest: readonly AnsweredQuestion[];
  /** Highest score first; ties by the questionnaire's order. */
  fromStrongest: readonly SectionTitle[];
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
    ...readinessReading(answers),
    scores,
    fromLowest: answered.sort(
      (one, other) =>
        one.answer - other.answer || scores.sections[one.section] - scores.sections[other.section],
    ),
    fromStrongest: byScore,
    strongest: byScore[0] ?? 'Data Infrastructure',
    weakest: byScore.at(-1) ?? 'Data Infrastructure',
  };
}

/** Answers within this spread count as equal, so none is singled out. */
const levelSpread = 1;

export const isEven = ({ fromLowest }: Pick<AuditFacts, 'fromLowest'>): boolean =>
  spreadOf(fromLowest) <= levelSpread;

export const isWithoutGap = ({ fromLowest }: Pick<AuditFacts, 'fromLowest'>): boolean =>
  fromLowest.every(({ answer }) => answer === answerRange.max);

const spreadOf = (fromLowest: readonly AnsweredQuestion[]) =>
  (fromLowest.at(-1)?.answer ?? 0) - (fromLowest[0]?.answer ?? 0);
