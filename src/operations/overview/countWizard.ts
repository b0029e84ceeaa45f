import type { PayloadRequest } from 'payload';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';
import { wizardStepCountName } from '@/domain/overview/overviewMetrics';
import { countDaily } from './countDaily';

interface WizardStepsArgs {
  /** When the run began: all of it counts on that day, so that the steps of one span belong together. */
  startedAt: string;
  /** The furthest step noted so far; 0 for a run that begins. Read it under a lock, so that no step counts twice. */
  before: number;
  /** The furthest step now. */
  after: number;
}

/** Counts the steps of the wizard that a run has come to since it was last looked at. */
export async function countWizardSteps(
  req: PayloadRequest,
  { startedAt, before, after }: WizardStepsArgs,
): Promise<void> {
  const reached = stepNumbers.filter((step) => step > before && step <= after);
  await countDaily(req, Date.parse(startedAt), reached.map(wizardStepCountName));
}

interface WizardEndArgs {
  startedAt: string;
  /** The furthest step noted so far. */
  furthest: number;
  end: 'finished' | 'cancelled';
}

const lastStep: StepNumber = 11;

/** Counts the end of a run. Who has finished has seen every step, whatever was saved on the way. */
export async function countWizardEnd(
  req: PayloadRequest,
  { startedAt, furthest, end }: WizardEndArgs,
): Promise<void> {
  if (end === 'finished') await countWizardSteps(req, { startedAt, before: furthest, after: lastStep });
  await countDaily(req, Date.parse(startedAt), [`wizard-${end}`]);
}
