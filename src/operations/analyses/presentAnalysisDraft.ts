import { readWizardChanges } from '@/domain/analysis/readWizardChanges';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';
import type { AnalysisDraft as StoredAnalysisDraft } from '@/payload-types';
import type { AnalysisDraft } from '@/schemas/analysisDraft';

/** Returns the documented response for a draft. Without a draft it returns the first step of an empty wizard. */
export function presentAnalysisDraft(
  draft: StoredAnalysisDraft | null,
  generating: string | null = null,
): AnalysisDraft {
  if (!draft) return { key: null, answers: {}, step: 1, furthestStep: 1, generating };
  return {
    key: draft.draftKey,
    answers: readWizardChanges(draft.answers),
    step: readStep(draft.step),
    furthestStep: readStep(draft.furthestStep),
    generating,
  };
}

const readStep = (value: number): StepNumber => stepNumbers.find((step) => step === value) ?? 1;
