import type { Opportunity } from '../types';

/** An opportunity without a task, before it gets its id. It states no money; `assumptions` explain why. */
export type StrategicDraft = Pick<
  Opportunity,
  'name' | 'description' | 'department' | 'phase' | 'complexity'
> & { assumptions: string };

/** Department of company-wide opportunities. */
export const companyWide = 'Company-wide';

/** Writes the assumptions of an opportunity whose value depends on something not yet counted. */
export function toBeMeasured(measure: string): string {
  return `No dollar figure yet, as your answers don’t contain what it depends on: to get one, measure ${measure}.`;
}
