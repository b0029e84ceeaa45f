import { readStoredFigure } from '@/client/readStoredFigure';
import { hasAnswers, noAnswers } from '@/domain/analysis/wizardAnswers';
import { addChanges, withChanges, type WizardChanges } from '@/domain/analysis/wizardChanges';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { openDraft } from '../draft/openDraft';
import { analysisDraftKind } from './analysisDraftKind';
import { afterLastWord } from './lastWord';
import { currentEntry, stepOfQuery } from './stepHistory';

/** What the wizard begins with. */
export interface OpenedWizard {
  draft: AnalysisDraft;
  /** Answers that this browser has not saved yet; they are among the draft's. */
  unsaved: WizardChanges;
  /** The step that the address asks for, unless the run has gone on elsewhere since it was written. */
  askedStep?: StepNumber;
  /** Whether the address came from elsewhere, such as a bookmark, and not from this tab's own steps. */
  isLinked: boolean;
  /** A task came from the public pages, where the visitor had put in its numbers. */
  hasFigure?: boolean;
}

const beginning: AnalysisDraft = { key: null, answers: {}, step: 1, furthestStep: 1, generating: null };

/** Where the account left off, on whichever device. */
export async function openWizard(userId: number): Promise<OpenedWizard> {
  await afterLastWord();
  const kept = await openDraft(analysisDraftKind, userId, beginning);
  const entry = currentEntry();
  const hasGoneOn = entry !== null && entry.reached < kept.draft.furthestStep;
  const asked = stepOfQuery(window.location.search);
  return withFigure({
    ...kept,
    askedStep: hasGoneOn ? undefined : (asked ?? undefined),
    isLinked: entry === null,
  });
}

/**
 * Takes the task that a visitor had a first figure for into a run that has no answers yet; others are left alone. It stays
 * kept until the wizard is on the screen (`useWizardDraft`): whoever doesn't wait for it finds the task the next time.
 */
function withFigure(opened: OpenedWizard): OpenedWizard {
  const figure = readStoredFigure();
  if (!figure || hasAnswers(withChanges(noAnswers, opened.draft.answers))) return opened;
  const { department, ...numbers } = figure;
  const changes: WizardChanges = {
    departments: [department],
    tasks: { [department]: [{ frequency: 'Week', ...numbers }] },
  };
  return {
    ...opened,
    draft: { ...opened.draft, answers: addChanges(opened.draft.answers, changes) },
    unsaved: addChanges(opened.unsaved, changes),
    hasFigure: true,
  };
}
