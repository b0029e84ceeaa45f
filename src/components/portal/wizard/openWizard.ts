import type { WizardChanges } from '@/domain/analysis/wizardChanges';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { openDraft } from '../draft/openDraft';
import { analysisDraftKind } from './analysisDraftKind';
import { afterReset } from './wizardReset';

/** What the wizard begins with. */
export interface OpenedWizard {
  draft: AnalysisDraft;
  /** Answers that this browser has not saved yet; they are among the draft's. */
  unsaved: WizardChanges;
}

const beginning: AnalysisDraft = { key: null, answers: {}, step: 1, furthestStep: 1, generating: null };

/** Where the account left off, on whichever device. */
export async function openWizard(userId: number): Promise<OpenedWizard> {
  await afterReset();
  return openDraft(analysisDraftKind, userId, beginning);
}
