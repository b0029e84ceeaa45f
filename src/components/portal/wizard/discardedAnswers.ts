import { readWizardChanges } from '@/domain/analysis/readWizardChanges';
import type { WizardChanges } from '@/domain/analysis/wizardChanges';
import { analysisDraftKind, type WizardPlace } from './analysisDraftKind';

/** Answers that Cancel or × removed, and the step at that time. */
export interface DiscardedAnswers {
  answers: WizardChanges;
  place: WizardPlace;
  /** Milliseconds since 1970. */
  discardedAt: number;
}

/** How long Undo is offered, in milliseconds. */
export const undoMs = 10 * 60_000;

const nameOf = (userId: number) => `discarded-analysis:${userId}`;

/** Stores them in this tab, so that Undo survives a reload. Without storage, Undo ends with the page. */
export function storeDiscardedAnswers(userId: number, discarded: DiscardedAnswers): void {
  try {
    sessionStorage.setItem(nameOf(userId), JSON.stringify(discarded));
  } catch {
    // Storage is blocked or full.
  }
}

export function clearDiscardedAnswers(userId: number): void {
  try {
    sessionStorage.removeItem(nameOf(userId));
  } catch {
    // Storage is blocked.
  }
}

/** Returns the answers that can still be restored; expired ones are removed. */
export function readDiscardedAnswers(userId: number, now: number): DiscardedAnswers | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(userId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { answers, place, discardedAt } = stored as Partial<Record<keyof DiscardedAnswers, unknown>>;
    if (typeof discardedAt !== 'number' || discardedAt + undoMs <= now) {
      clearDiscardedAnswers(userId);
      return null;
    }
    return { answers: readWizardChanges(answers), place: analysisDraftKind.readPlace(place), discardedAt };
  } catch {
    return null;
  }
}
