import type { Opportunity, RoiModel } from './types';

/** A part of an opportunity's text. */
export interface Passage {
  text: string;
  /** Told in its place where others have told the same before. Absent in what can be left out then. */
  again?: string;
}

/** What an opportunity can't do without, as each has to be understood alone: in a row of a table, or on a slide. */
export const own = (text: string, again: string = text): Passage => ({ text, again });

/** What is true of others as well, and is told when it is new. */
export const common = (text: string): Passage => ({ text });

/** An opportunity whose texts are still in their parts. */
export interface OpportunityInParts extends Omit<Opportunity, 'id' | 'description' | 'roiModel'> {
  description: readonly Passage[];
  roiModel: Omit<RoiModel, 'assumptions'> & { assumptions: readonly Passage[] };
}
