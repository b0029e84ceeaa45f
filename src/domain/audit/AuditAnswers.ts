import { questionIds, type QuestionId } from './questionnaire';

/** One integer from 1 to 10 for each of the thirteen questions. */
export type AuditAnswers = Record<QuestionId, number>;
export type PartialAuditAnswers = Partial<AuditAnswers>;

export const answerRange = { min: 1, max: 10 } as const;

const isAnswer = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= answerRange.min && Number(value) <= answerRange.max;

/** Returns the valid answers in `value`, which may be an older row or unvalidated input. */
export function readAnswers(value: unknown): PartialAuditAnswers {
  if (typeof value !== 'object' || value === null) return {};
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    questionIds.map((id) => [id, given.get(id)]).filter(([, answer]) => isAnswer(answer)),
  );
}

export function isComplete(answers: PartialAuditAnswers): answers is AuditAnswers {
  return questionIds.every((id) => isAnswer(answers[id]));
}
