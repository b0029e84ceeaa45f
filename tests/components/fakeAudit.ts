import { scoreAudit } from '@/domain/audit/scoreAudit';
import type { PresentedAudit } from '@/schemas/audit';
import { auditAnswers } from '../factories/auditAnswers';

/** An audit as the site answers it to its owner. */
export function auditOf({
  raw_answers = auditAnswers(),
  ...facts
}: Partial<PresentedAudit> = {}): PresentedAudit {
  const { overall, sections } = scoreAudit({ ...auditAnswers(), ...raw_answers });
  return {
    id: 31,
    created_at: '2026-03-02T09:00:00.000Z',
    overall_score: overall,
    section_scores: sections,
    raw_answers,
    ai_report: null,
    is_owner: true,
    previous: null,
    ...facts,
  };
}
