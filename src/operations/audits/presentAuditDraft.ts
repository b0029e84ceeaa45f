import { readAnswers } from '@/domain/audit/AuditAnswers';
import type { AuditDraft as StoredAuditDraft } from '@/payload-types';
import type { AuditDraft } from '@/schemas/audit';

/** The documented shape of a draft; an account without one is at the beginning. */
export function presentAuditDraft(draft: StoredAuditDraft | null): AuditDraft {
  if (!draft) return { key: null, answers: {}, section: 1 };
  return { key: draft.draftKey, answers: readAnswers(draft.answers), section: draft.section };
}
