import { readAnswers, type PartialAuditAnswers } from '@/domain/audit/AuditAnswers';
import type { DraftKind } from '../draft/DraftKind';

export interface AuditPlace {
  /** From 1. */
  section: number;
}

/** How the answers of an audit are kept: each at once. */
export const auditDraftKind: DraftKind<PartialAuditAnswers, AuditPlace> = {
  path: '/api/audits/draft',
  copyName: 'audit-draft',
  delayMs: 0,
  noChanges: {},
  add: (before, after) => ({ ...before, ...after }),
  readChanges: readAnswers,
  readPlace: (stored) => {
    const { section } = (stored ?? {}) as { section?: unknown };
    return { section: typeof section === 'number' ? section : 1 };
  },
};
