import { readinessOfScore } from '@/domain/analysis/readinessOfScore';
import { readAnswers } from '@/domain/audit/AuditAnswers';
import {
  withLatestAnalysis,
  withoutAnalysis,
  type LatestAnalysis,
} from '@/domain/audit/insights/withLatestAnalysis';
import { sectionTitles } from '@/domain/audit/questionnaire';
import type { AuditReport } from '@/payload-types';
import type { AuditListItem, PresentedAudit, SharedAudit } from '@/schemas/audit';

type ListedKey = 'id' | 'createdAt' | 'overallScore' | 'sectionScores';

/** Returns the documented list entry. */
export function presentAuditListItem(audit: Pick<AuditReport, ListedKey>): AuditListItem {
  return {
    id: audit.id,
    created_at: audit.createdAt,
    overall_score: audit.overallScore,
    section_scores: readScores(audit.sectionScores),
  };
}

/** Returns an audit without its id, its owner, and the owner's analysis, for shared links. */
export function presentSharedAudit(audit: AuditReport): SharedAudit {
  const { id: _id, ...listed } = presentAuditListItem(audit);
  return {
    ...listed,
    raw_answers: readAnswers(audit.answers),
    ai_report: withoutAnalysis(audit.insights ?? '') || null,
  };
}

/** Returns the documented response for one audit. */
export function presentAudit(
  audit: AuditReport,
  {
    isOwner,
    previous,
    analysis,
  }: { isOwner: boolean; previous: AuditReport | null; analysis: LatestAnalysis | null },
): PresentedAudit {
  return {
    ...presentSharedAudit(audit),
    ai_report:
      withLatestAnalysis(audit.insights ?? '', analysis, readinessOfScore(audit.overallScore)) || null,
    id: audit.id,
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
