import { hasAnswers } from '@/domain/analysis/wizardAnswers';
import { initialWizardState, type WizardState } from './wizardReducer';

/** What was entered last, and by whom. */
let draft: { userId: number; state: WizardState } | undefined;

/**
 * Keeps what has been entered for as long as the page lives, so that the browser's Back and Forward lose nothing.
 * Cancel and × drop it; the network and the disk never see it.
 */
export function keepDraft(userId: number, state: WizardState): void {
  draft = hasAnswers(state.answers) ? { userId, state } : undefined;
}

/** Where this person left off; the beginning for everybody else. */
export function readDraft(userId: number): WizardState {
  return draft?.userId === userId ? draft.state : initialWizardState;
}

export function dropDraft(): void {
  draft = undefined;
}
