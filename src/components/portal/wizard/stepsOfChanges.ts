import type { WizardAnswers } from '@/domain/analysis/wizardAnswers';
import type { WizardChanges } from '@/domain/analysis/wizardChanges';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';

/** Step of each of the wizard's answers. */
const steps: Record<keyof WizardAnswers, StepNumber> = {
  listName: 1,
  industry: 2,
  goals: 3,
  departments: 4,
  tasks: 5,
  unaddedTasks: 5,
  bottlenecks: 6,
  dataTypes: 7,
  unaddedDataType: 7,
  currentAiUsage: 8,
  currentAiDetails: 8,
  customerInsights: 9,
  monetization: 10,
  additionalContext: 11,
};

/** Returns the steps with changes, in order. */
export function stepsOfChanges(changes: WizardChanges): StepNumber[] {
  const changed = new Set((Object.keys(changes) as (keyof WizardAnswers)[]).map((field) => steps[field]));
  return stepNumbers.filter((step) => changed.has(step));
}
