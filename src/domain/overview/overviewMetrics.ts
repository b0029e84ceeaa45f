import { stepNumbers, type StepNumber } from '../analysis/wizardSteps';

/** The metrics of the administrators' overview, in display order. */
export const overviewMetrics = [
  'signUps',
  'wizardStarts',
  'analyses',
  'audits',
  'bookingsOpened',
  'inquiries',
] as const;
export type OverviewMetric = (typeof overviewMetrics)[number];
type MetricCounts = Record<OverviewMetric, number>;

type WizardStepCountName = `wizard-step-${StepNumber}`;

/** Names in the table of daily counts. Database triggers count analyses, audits and inquiries. */
export type DailyCountName =
  | 'sign-up'
  | 'analysis'
  | 'audit'
  | 'inquiry'
  | 'booking-open'
  | 'wizard-finished'
  | 'wizard-cancelled'
  | WizardStepCountName;

/** Events that a visitor's browser may report. */
export const visitorActions = ['booking-open'] as const satisfies readonly DailyCountName[];

export const wizardStepCountName = (step: StepNumber): WizardStepCountName => `wizard-step-${step}`;

/** Sums of daily counts; missing ones are zero. */
export type NamedCounts = Partial<Readonly<Record<DailyCountName, number>>>;

/** A wizard run counts as started once its first step is reached. */
export const metricCounts = (counts: NamedCounts): MetricCounts => ({
  signUps: counts['sign-up'] ?? 0,
  wizardStarts: counts['wizard-step-1'] ?? 0,
  analyses: counts.analysis ?? 0,
  audits: counts.audit ?? 0,
  bookingsOpened: counts['booking-open'] ?? 0,
  inquiries: counts.inquiry ?? 0,
});

interface WizardFunnel {
  started: number;
  /** Number of runs that reached each step, from the first step on. */
  reached: number[];
  finished: number;
  cancelled: number;
  /** Neither finished nor cancelled; some may still be in progress. */
  open: number;
}

/** Computes how far the wizard runs came that started in the counted period. */
export function wizardFunnel(counts: NamedCounts): WizardFunnel {
  const reached = stepNumbers.map((step) => counts[wizardStepCountName(step)] ?? 0);
  const [started = 0] = reached;
  const finished = counts['wizard-finished'] ?? 0;
  const cancelled = counts['wizard-cancelled'] ?? 0;
  return { started, reached, finished, cancelled, open: Math.max(0, started - finished - cancelled) };
}
