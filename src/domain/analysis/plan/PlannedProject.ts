import type { Investment } from '../investment/estimateInvestment';
import type { InvestmentReturn } from '../investment/investmentReturn';
import type { StoredOpportunity } from '../readOpportunities';
import type { Complexity, TaskInput } from '../types';

/**
 * 'pays': automates a listed task and is worth its cost, by itself or together with what it depends on. 'groundwork':
 * without savings of its own, and in phase 1 or a dependency of a project that pays. 'toBeSized': its value depends on
 * a fact that the client hasn't stated, or is stated without its derivation. 'leaveAlone': known, and costs more than it
 * saves over three years in the expected case, or work that software can't help with. 'removed': the client forbids software to do it.
 */
export type ProjectKind = 'pays' | 'groundwork' | 'toBeSized' | 'leaveAlone' | 'removed';

export interface PlannedProject {
  kind: ProjectKind;
  opportunity: StoredOpportunity;
  /** Complexity used for cost and time; assumed if the analysis states none (`assumesComplexity`). */
  complexity: Complexity;
  /** The listed task it automates, if its figures can be derived from it. */
  task?: TaskInput;
  investment: Investment;
  /** Set if savings are stated. */
  returns?: InvestmentReturn;
  /** Ids of the opportunities it depends on, except removed ones: it begins when they have ended. */
  needs: readonly string[];
  /** Quote of the client that removes it from the plan, in quotation marks; also set if the client put it back. */
  ruledOut?: string;
  /** The client's goal or bottleneck that it answers, in quotation marks. */
  namedAs?: string;
  /** Set if the client's budget doesn't cover it, or what it is groundwork of. */
  waits?: true;
  /** Id of the opportunity that takes over part of its work, if it doesn't pay by itself. */
  takenOverBy?: string;
  /** Why it is left as it is, if that doesn't follow from its return. */
  leftAs?: string;
  /** Ids of the listed tasks' projects that it is judged together with: one doesn't work without the other. */
  together?: readonly string[];
}

/** Returns the listed tasks of a kind that a project depends on. */
export const neededTasks = (
  { needs }: PlannedProject,
  listed: ReadonlyMap<string, PlannedProject>,
  wanted: ProjectKind,
): PlannedProject[] =>
  needs
    .flatMap((id) => listed.get(id) ?? [])
    .filter(({ kind, opportunity }) => kind === wanted && opportunity.taskRelated);
