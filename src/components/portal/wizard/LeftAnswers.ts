import type { WizardChanges } from '@/domain/analysis/wizardChanges';
import type { WizardPlace } from './analysisDraftKind';

/** Answers that were thrown away, and where the wizard was. */
export interface LeftAnswers {
  answers: WizardChanges;
  place: WizardPlace;
}
