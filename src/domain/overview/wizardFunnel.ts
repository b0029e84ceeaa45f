/** Runs of the wizard that got equally far. */
export interface RunGroup {
  /** From 1. */
  furthestStep: number;
  outcome: 'open' | 'finished' | 'cancelled';
  runs: number;
}

export interface WizardFunnel {
  started: number;
  /** How many runs came as far as each step, from the first step on. */
  reached: number[];
  finished: number;
  cancelled: number;
  /** Neither finished nor cancelled; some may still be under way. */
  open: number;
}

const sumOf = (groups: readonly RunGroup[]) => groups.reduce((sum, { runs }) => sum + runs, 0);

/** How far runs came. Who has finished has seen every step, whatever was noted on the way. */
export function wizardFunnel(groups: readonly RunGroup[], stepCount: number): WizardFunnel {
  const withOutcome = (outcome: RunGroup['outcome']) =>
    sumOf(groups.filter((group) => group.outcome === outcome));
  return {
    started: sumOf(groups),
    reached: Array.from({ length: stepCount }, (_, index) =>
      sumOf(groups.filter(({ furthestStep, outcome }) => outcome === 'finished' || furthestStep > index)),
    ),
    finished: withOutcome('finished'),
    cancelled: withOutcome('cancelled'),
    open: withOutcome('open'),
  };
}
