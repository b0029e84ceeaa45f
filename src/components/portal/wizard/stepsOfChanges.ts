import { stepOfAnswer, type WizardAnswers } from '@/domain/analysis/wizardAnswers';
import type { WizardChanges } from '@/domain/analysis/wizardChanges';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';

/** Returns the steps with changes, in order. */
export function stepsOfChanges(changes: WizardChanges): StepNumber[] {
  const changed = new Set(
    (Object.keys(changes) as (keyof WizardAnswers)[]).map((field) => stepOfAnswer[field]),
  );
  return stepNumbers.filter((step) => changed.has(step));
}
