import type { Opportunity } from '../types';

/** An opportunity without a task, before it gets its id. It states no money; `assumptions` explain why. */
export type StrategicDraft = Pick<
  Opportunity,
  'name' | 'description' | 'department' | 'phase' | 'complexity'
> & { assumptions: string };

/** Department of company-wide opportunities. */
export const companyWide = 'Company-wide';

/** Writes the assumptions of an opportunity whose value depends on something that can be counted in a month. */
export function toBeMeasured(measure: string): string {
  return `TBD: for a month, note ${measure}.`;
}
