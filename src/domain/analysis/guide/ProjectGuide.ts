import type { FreeText } from '../constraints/readConstraints';
import type { TiedWords } from './tiedWords';

/** The answers that a project's dependencies follow from. */
export interface NeedsAnswers extends FreeText {
  dataTypes: readonly string[];
}

/** The input of the guides, besides the plan. */
export interface GuideAnswers extends NeedsAnswers {
  industry: string;
}

/** Turns an opportunity into a project: owner, first step, measure of success, main risk. */
export interface ProjectGuide {
  /** Id of the opportunity. */
  opportunityId: string;
  /** The responsible role in the client's firm. */
  owner: string;
  /** A step that can be taken this week, in a sentence. */
  firstStep: string;
  /** How to tell that it works, in a sentence or two; starts with the client's own figure if there is one. */
  measure: string;
  /** The most likely failure, and how to prevent it. Absent if two earlier projects say the same. */
  risk?: { risk: string; answer: string };
  /** The client's text about it. Absent if there is none, or if the measure quotes it already. */
  because?: TiedWords;
  /** Names of projects of the same analysis that it depends on. */
  needs: string[];
}
