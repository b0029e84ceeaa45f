import { readAnswers } from '@/domain/audit/AuditAnswers';
import type { AuditDraft as StoredAuditDraft } from '@/payload-types';
import type { AuditDraft } from '@/schemas/audit';

/** Returns the documented response for a draft. Without a draft it returns the start of an empty questionnaire. */
export function presentAuditDraft(draft: StoredAuditDraft | null): AuditDraft {
  if (!draft) return { key: null, answers: {}, section: 1 };
  return { key: draft.draftKey, answers: readAnswers(draft.answers), section: draft.section };
}
