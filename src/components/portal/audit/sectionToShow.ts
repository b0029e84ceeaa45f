import { auditSections, type AuditSection } from '@/domain/audit/questionnaire';
import type { PartialAuditAnswers } from '@/domain/audit/AuditAnswers';
import type { AuditDraft } from '@/schemas/audit';

export const isSectionAnswered = ({ questions }: AuditSection, answers: PartialAuditAnswers): boolean =>
  questions.every(({ id }) => answers[id] !== undefined);

/** Returns the last section shown, counted from 1, but never past a section with an unanswered question. */
export function sectionToShow({ answers, section }: Pick<AuditDraft, 'answers' | 'section'>): number {
  const open = auditSections.findIndex((one) => !isSectionAnswered(one, answers));
  return Math.min(section, open === -1 ? auditSections.length : open + 1);
}
