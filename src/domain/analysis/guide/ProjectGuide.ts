import type { FreeText } from '../constraints/readConstraints';
import type { TiedWords } from './tiedWords';

/** What of an analysis the guides are made from, besides its plan. */
export interface GuideAnswers extends FreeText {
  dataTypes: readonly string[];
}

/** What turns an opportunity into a project: who, what first, how to tell, what could go wrong. */
export interface ProjectGuide {
  /** The opportunity's. */
  opportunityId: string;
  /** Who in the client's firm answers for it, by role. */
  owner: string;
  /** What can be done on Monday, in a sentence. */
  firstStep: string;
  /** How to tell that it works, in a sentence or two; the client's own figure first where they named one. */
  measure: string;
  /** What is most likely to go wrong, and what to do about it. Absent where two projects before it say the same. */
  risk?: { risk: string; answer: string };
  /** What the client wrote about it. Absent where they wrote nothing, or the measure quotes it already. */
  because?: TiedWords;
  /** Names of projects of the same analysis that it stands on. */
  needs: string[];
  /** What the client wrote that rules its work out for software: it waits until it is settled where the software's part ends. */
  ruledOut?: string;
}
