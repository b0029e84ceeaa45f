import type { PayloadRequest } from 'payload';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';
import { wizardStepCountName } from '@/domain/overview/overviewMetrics';
import { countDaily } from './countDaily';

interface WizardStepsArgs {
  /** Start of the run. All its steps count on that day, so that the steps of a period belong to the same runs. */
  startedAt: string;
  /** Furthest step counted so far; 0 for a new run. Read it under a lock, so that no step counts twice. */
  before: number;
  /** Furthest step now. */
  after: number;
}

/** Counts the wizard steps that a run has reached since the last call. */
export async function countWizardSteps(
  req: PayloadRequest,
  { startedAt, before, after }: WizardStepsArgs,
): Promise<void> {
  const reached = stepNumbers.filter((step) => step > before && step <= after);
  await countDaily(req, Date.parse(startedAt), reached.map(wizardStepCountName));
}

interface WizardEndArgs {
  startedAt: string;
  /** Furthest step counted so far. */
  furthest: number;
  end: 'finished' | 'cancelled';
}

const lastStep: StepNumber = 11;

/** Counts the end of a run. A finished run counts all steps, even if not every one was saved. */
export async function countWizardEnd(
  req: PayloadRequest,
  { startedAt, furthest, end }: WizardEndArgs,
): Promise<void> {
  if (end === 'finished') await countWizardSteps(req, { startedAt, before: furthest, after: lastStep });
  await countDaily(req, Date.parse(startedAt), [`wizard-${end}`]);
}
