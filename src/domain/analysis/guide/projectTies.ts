import type { PlannedProject } from '../plan/PlannedProject';

/**
 * The dependencies of a project, whether or not it is worthwhile, because a scenario with other numbers may make it so.
 */
export interface ProjectTies {
  /** Id of the opportunity. */
  opportunityId: string;
  /** Ids of the opportunities of the same analysis that it depends on. */
  needs: readonly string[];
  /** Quote of the client excluding its work from software, in quotation marks. */
  ruledOut?: string;
  /** The client's goal or bottleneck that it answers, in quotation marks. */
  namedAs?: string;
  /** Id of the opportunity that takes over part of its work, if it doesn't pay by itself. */
  takenOverBy?: string;
  /** Why it is left as it is, if that doesn't follow from its return. */
  leftAs?: string;
}

/** Returns the dependencies of each project, in the plan's order. */
export const projectTies = (projects: readonly PlannedProject[]): ProjectTies[] =>
  projects.map(({ opportunity, needs, ruledOut, namedAs, takenOverBy, leftAs }) => ({
    opportunityId: opportunity.id,
    needs,
    ...(ruledOut ? { ruledOut } : {}),
    ...(namedAs ? { namedAs } : {}),
    ...(takenOverBy ? { takenOverBy } : {}),
    ...(leftAs ? { leftAs } : {}),
  }));

/** Returns the names of needed projects, in the plan's order. */
export const namesOf = (needs: readonly string[], projects: readonly PlannedProject[]): string[] =>
  projects
    .filter(({ opportunity }) => needs.includes(opportunity.id))
    .map(({ opportunity }) => opportunity.name);
