import { readWizardChanges } from '@/domain/analysis/readWizardChanges';
import { addChanges, type WizardChanges } from '@/domain/analysis/wizardChanges';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';
import type { DraftKind } from '../draft/DraftKind';

export interface WizardPlace {
  step: StepNumber;
  furthestStep: StepNumber;
}

const readStep = (value: unknown): StepNumber => stepNumbers.find((step) => step === value) ?? 1;

/** Storage of the wizard's answers: typing is debounced, leaving a step saves immediately. */
export const analysisDraftKind: DraftKind<WizardChanges, WizardPlace> = {
  path: '/api/analysis/draft',
  copyName: 'analysis-draft',
  delayMs: 1_500,
  noChanges: {},
  add: addChanges,
  readChanges: readWizardChanges,
  readPlace: (stored) => {
    const { step, furthestStep } = (stored ?? {}) as Partial<Record<keyof WizardPlace, unknown>>;
    return { step: readStep(step), furthestStep: readStep(furthestStep) };
  },
};
