import { readStoredFigure } from '@/client/readStoredFigure';
import { hasAnswers, noAnswers } from '@/domain/analysis/wizardAnswers';
import { addChanges, withChanges, type WizardChanges } from '@/domain/analysis/wizardChanges';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { openDraft } from '../draft/openDraft';
import { analysisDraftKind } from './analysisDraftKind';
import { afterLastWord } from './lastWord';
import { currentEntry, stepOfQuery } from './stepHistory';

/** Initial state of the wizard. */
export interface OpenedWizard {
  draft: AnalysisDraft;
  /** Answers that this browser has not saved yet; the draft includes them. */
  unsaved: WizardChanges;
  /** Step in the address, unless the run has advanced elsewhere since that address was written. */
  askedStep?: StepNumber;
  /** Whether the address came from outside, such as a bookmark, rather than from this tab's own steps. */
  isLinked: boolean;
  /** A task was taken over from the public calculator, with the visitor's numbers. */
  hasFigure?: boolean;
}

const beginning: AnalysisDraft = { key: null, answers: {}, step: 1, furthestStep: 1, generating: null };

/** Loads the account's draft, from whichever device it was last edited on. */
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
 * Adds the task from the public calculator to a run without answers; other runs are left alone. The task stays stored
 * until the wizard is rendered (`useWizardDraft`), so that it isn't lost if the visitor leaves before that.
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
