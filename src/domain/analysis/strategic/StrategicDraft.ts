import type { Opportunity } from '../types';

/** An opportunity without a task, before it gets its id. No money is claimed: `assumptions` say why not yet. */
export type StrategicDraft = Pick<
  Opportunity,
  'name' | 'description' | 'department' | 'phase' | 'complexity'
> & { assumptions: string };

/** The department of what concerns everybody. */
export const companyWide = 'Company-wide';

/** The assumptions of an opportunity whose value depends on something that hasn't been counted yet. */
export function toBeMeasured(measure: string): string {
  return `No dollar figure yet, as your answers don’t contain what it depends on: to get one, measure ${measure}.`;
}
