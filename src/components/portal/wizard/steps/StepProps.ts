import type { Dispatch } from 'react';
import type { StepProblem } from '../stepProblem';
import type { WizardAnswers } from '@/domain/analysis/wizardAnswers';
import type { WizardAction } from '../wizardReducer';

/** What every step gets. */
export interface StepProps {
  answers: WizardAnswers;
  /** Why the step can't be left; null until the person has tried. */
  problem: StepProblem | null;
  /** Whether the last step's review was gone back to. */
  isReturned: boolean;
  dispatch: Dispatch<WizardAction>;
}
