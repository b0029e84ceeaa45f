import type { Opportunity, RoiModel } from './types';

/** A part of an opportunity's text. */
export interface Passage {
  text: string;
  /** Replaces the text if other opportunities have said the same before. Absent if the passage can then be omitted. */
  again?: string;
}

/**
 * Builds a passage that an opportunity always keeps, because each has to be understood alone: in a table row, or on a
 * slide.
 */
export const own = (text: string, again: string = text): Passage => ({ text, again });

/** Builds a passage that also applies to other opportunities, and is omitted once it has been said. */
export const common = (text: string): Passage => ({ text });

/** An opportunity whose texts are still split into passages. */
export interface OpportunityInParts extends Omit<Opportunity, 'id' | 'description' | 'roiModel'> {
  description: readonly Passage[];
  roiModel: Omit<RoiModel, 'assumptions'> & { assumptions: readonly Passage[] };
}
