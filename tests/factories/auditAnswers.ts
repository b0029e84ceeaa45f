import type { AuditAnswers } from '@/domain/audit/AuditAnswers';
import { questionIds } from '@/domain/audit/questionnaire';

/** The same answer to all thirteen questions, but for those that are named. */
export function auditAnswers(answer = 6, others: Partial<AuditAnswers> = {}): AuditAnswers {
  const all = Object.fromEntries(questionIds.map((id) => [id, answer]));
  return { ...all, ...others } as AuditAnswers;
}
