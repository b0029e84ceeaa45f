import { stepNumbers, type StepNumber } from '../analysis/wizardSteps';

/** What the overview for administrators counts, in the order in which it shows it. */
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

/** Names in the table of daily counts. Triggers of the database write those of analyses, audits and inquiries. */
export type DailyCountName =
  | 'sign-up'
  | 'analysis'
  | 'audit'
  | 'inquiry'
  | 'booking-open'
  | 'wizard-finished'
  | 'wizard-cancelled'
  | WizardStepCountName;

/** What a visitor's browser may have counted. */
export const visitorActions = ['booking-open'] as const satisfies readonly DailyCountName[];

export const wizardStepCountName = (step: StepNumber): WizardStepCountName => `wizard-step-${step}`;

/** Sums of daily counts; what is missing is zero. */
export type NamedCounts = Partial<Readonly<Record<DailyCountName, number>>>;

/** A run of the wizard has started when its first step was reached. */
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
  /** How many runs came as far as each step, from the first step on. */
  reached: number[];
  finished: number;
  cancelled: number;
  /** Neither finished nor cancelled; some may still be under way. */
  open: number;
}

/** How far the runs of the wizard came that began in the time counted. */
export function wizardFunnel(counts: NamedCounts): WizardFunnel {
  const reached = stepNumbers.map((step) => counts[wizardStepCountName(step)] ?? 0);
  const [started = 0] = reached;
  const finished = counts['wizard-finished'] ?? 0;
  const cancelled = counts['wizard-cancelled'] ?? 0;
  return { started, reached, finished, cancelled, open: Math.max(0, started - finished - cancelled) };
}
