import { kindsOf } from './constraintKinds';
import { statedPause } from './pauses';
import type { Constraint } from './readConstraints';
import { statedBudget } from './statedBudget';

/** Returns what a plan depends on of the client's constraints. */
export const constraintsOfPlan = (constraints: readonly Pick<Constraint, 'kind' | 'words' | 'effect'>[]) => ({
  constraints: kindsOf(constraints),
  budgetUsd: statedBudget(constraints),
  pause: statedPause(constraints),
});
