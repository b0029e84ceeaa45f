import { handsOnWork, isHandwork } from './catalogue/handsOnWork';
import { knownWork } from './catalogue/knownWork';
import { reachableAnnualHours, reachableCostUsd } from './costFormula';
import { countOf } from './inWords';
import { estimateInvestment, type Costing } from './investment/estimateInvestment';
import { investmentReturn, isWorthwhile } from './investment/investmentReturn';
import { isUnsized } from './isUnsized';
import { enteredNameOf } from './ownTaskFields';
import { expectedShareLimit } from './shareFactors';
import type { TaskInput } from './types';

/** Says why a task in the client's own words is left as it is before any question about it is asked; undefined if it isn't. */
export function leftAs(task: TaskInput, costing: Costing): string | undefined {
  if (isUnsized(task) && isTooSmall(task, costing))
    return `Too small to pay for setup: ${countOf(reachableAnnualHours(task), 'hour', 'hours')} a year.`;
  return isDoneByHand(task) ? 'People do this by hand.' : undefined;
}

/** Whether the most that software saves of any work can't pay for the cheapest setup, for one person. */
function isTooSmall(task: TaskInput, costing: Costing): boolean {
  const cheapest = estimateInvestment({ ...task, teamSize: 1, hours: 1, frequency: 'Month' }, 'Low', costing);
  const most = Math.round(reachableCostUsd(task) * expectedShareLimit);
  return !isWorthwhile(investmentReturn({ cautious: most, expected: most, ambitious: most }, cheapest));
}

/** A client who says that the work arrives in software or in files describes no work of the hand. */
function isDoneByHand(task: TaskInput): boolean {
  const name = enteredNameOf(task);
  return (
    (task.input === undefined || task.input === 'paper') &&
    handsOnWork(name) &&
    (isHandwork(name) || knownWork(task) === undefined)
  );
}
