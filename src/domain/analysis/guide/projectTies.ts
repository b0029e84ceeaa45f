import type { PlannedProject } from '../plan/analysisPlan';

/** What a project waits for, whether or not it is worth doing: other numbers may make it so. */
export interface ProjectTies {
  /** The opportunity's. */
  opportunityId: string;
  /** Names of projects of the same analysis that it stands on, in the plan's order. */
  needs: string[];
  /** What the client wrote that rules its work out for software, in quotation marks. */
  ruledOut?: string;
}

/** What each project of a plan waits for, in the plan's order. */
export const projectTies = (projects: readonly PlannedProject[]): ProjectTies[] =>
  projects.map(({ opportunity, needs, ruledOut }) => ({
    opportunityId: opportunity.id,
    needs: namesOf(needs, projects),
    ...(ruledOut ? { ruledOut } : {}),
  }));

/** In the plan's order. */
export const namesOf = (needs: readonly string[], projects: readonly PlannedProject[]): string[] =>
  projects
    .filter(({ opportunity }) => needs.includes(opportunity.id))
    .map(({ opportunity }) => opportunity.name);
