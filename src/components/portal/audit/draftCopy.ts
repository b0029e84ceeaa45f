import { readAnswers, type PartialAuditAnswers } from '@/domain/audit/AuditAnswers';
import type { AuditDraft } from '@/schemas/audit';

/** What this browser knows of an audit that the server doesn't have yet. */
export interface DraftCopy {
  key: string | null;
  section: number;
  /** Answers that wait to be saved. */
  unsaved: PartialAuditAnswers;
}

const nameOf = (userId: number) => `audit-draft:${userId}`;

/** Keeps a copy in the browser for as long as something isn't saved; with nothing unsaved it is removed. */
export function keepDraftCopy(userId: number, copy: DraftCopy | null): void {
  try {
    if (copy) window.localStorage.setItem(nameOf(userId), JSON.stringify(copy));
    else window.localStorage.removeItem(nameOf(userId));
  } catch {
    // Without storage the answers live in the page, and on the server as soon as it can be reached.
  }
}

export function readDraftCopy(userId: number): DraftCopy | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(nameOf(userId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { key, section, unsaved } = stored as Partial<Record<keyof DraftCopy, unknown>>;
    return {
      key: typeof key === 'string' ? key : null,
      section: typeof section === 'number' ? section : 1,
      unsaved: readAnswers(unsaved),
    };
  } catch {
    return null;
  }
}

/** The server's draft with what this browser still has to add; nothing of an audit that is over is added. */
export function withCopy(
  draft: AuditDraft,
  copy: DraftCopy | null,
): { draft: AuditDraft; unsaved: PartialAuditAnswers } {
  if (!copy || (copy.key !== null && copy.key !== draft.key)) return { draft, unsaved: {} };
  return {
    draft: { ...draft, answers: { ...draft.answers, ...copy.unsaved }, section: copy.section },
    unsaved: copy.unsaved,
  };
}
