import { addChanges } from '@/domain/analysis/wizardChanges';
import type { AnalysisDraft, AnalysisDraftBody } from '@/schemas/analysisDraft';
import type { AuditDraft, AuditDraftBody } from '@/schemas/audit';

const noAnalysisDraft: AnalysisDraft = { key: null, answers: {}, step: 1, furthestStep: 1, generating: null };
const noAuditDraft: AuditDraft = { key: null, answers: {}, section: 1 };

interface Call {
  body: unknown;
}

/** Keeps the draft of an analysis as the site does. */
export function fakeAnalysisDraft(kept: Partial<AnalysisDraft> = {}) {
  let draft: AnalysisDraft = { ...noAnalysisDraft, ...(kept.answers && { key: 'run-of-tests' }), ...kept };
  return {
    now: () => draft,
    answers: {
      'GET /api/analysis/draft': () => draft,
      'PUT /api/analysis/draft': ({ body }: Call) => {
        const { key, answers, ...place } = body as AnalysisDraftBody;
        const before = key === draft.key ? draft.answers : {};
        return (draft = {
          ...draft,
          ...place,
          key: key ?? 'run-of-tests',
          answers: addChanges(before, answers),
        });
      },
      'DELETE /api/analysis/draft': () => (draft = noAnalysisDraft),
    },
  };
}

/** Keeps the draft of an audit as the site does. */
export function fakeAuditDraft(kept: Partial<AuditDraft> = {}) {
  let draft: AuditDraft = { ...noAuditDraft, ...(kept.answers && { key: 'audit-of-tests' }), ...kept };
  return {
    now: () => draft,
    answers: {
      'GET /api/audits/draft': () => draft,
      'PUT /api/audits/draft': ({ body }: Call) => {
        const { answers, section } = body as AuditDraftBody;
        return (draft = {
          key: draft.key ?? 'audit-of-tests',
          answers: { ...draft.answers, ...answers },
          section,
        });
      },
      'DELETE /api/audits/draft': () => (draft = noAuditDraft),
    },
  };
}
