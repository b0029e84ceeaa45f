import { readAnswers, type PartialAuditAnswers } from '@/domain/audit/AuditAnswers';
import type { DraftKind } from '../draft/DraftKind';

export interface AuditPlace {
  /** Counted from 1. */
  section: number;
}

/** Storage of an audit's answers: each is saved immediately. */
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
