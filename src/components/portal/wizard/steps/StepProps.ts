import type { Dispatch } from 'react';
import type { StepProblem } from '../stepProblem';
import type { WizardAnswers } from '@/domain/analysis/wizardAnswers';
import type { WizardAction } from '../wizardReducer';

/** Props of every step. */
export interface StepProps {
  answers: WizardAnswers;
  /** Validation problem of the step; null until the user has tried to leave it. */
  problem: StepProblem | null;
  /** Whether the user returned to the last step's review. */
  isReturned: boolean;
  dispatch: Dispatch<WizardAction>;
}
