import { readAnswers } from '@/domain/audit/AuditAnswers';
import { sectionTitles } from '@/domain/audit/questionnaire';
import type { AuditReport } from '@/payload-types';
import type { AuditListItem, PresentedAudit, SharedAudit } from '@/schemas/audit';

type ListedKey = 'id' | 'createdAt' | 'overallScore' | 'sectionScores';

/** The documented shape of a list entry. */
export function presentAuditListItem(report: Pick<AuditReport, ListedKey>): AuditListItem {
  return {
    id: report.id,
    created_at: report.createdAt,
    overall_score: report.overallScore,
    section_scores: readScores(report.sectionScores),
  };
}

/** What a report says, without whose it is. */
export function presentSharedAudit(report: AuditReport): SharedAudit {
  const { id: _id, ...listed } = presentAuditListItem(report);
  return { ...listed, raw_answers: readAnswers(report.answers), ai_report: report.insights || null };
}

/** The documented shape of a report. */
export function presentAudit(
  report: AuditReport,
  { isOwner, previous }: { isOwner: boolean; previous: AuditReport | null },
): PresentedAudit {
  return {
    ...presentSharedAudit(report),
    id: report.id,
    is_owner: isOwner,
    previous: previous && {
      ...presentAuditListItem(previous),
      raw_answers: readAnswers(previous.answers),
    },
  };
}

function readScores(value: AuditReport['sectionScores']): AuditListItem['section_scores'] {
  const scores = new Map<string, unknown>(Object.entries(value ?? {}));
  return Object.fromEntries(
    sectionTitles.flatMap((title) => {
      const score = scores.get(title);
      return typeof score === 'number' ? [[title, score]] : [];
    }),
  );
}
