import type { ProjectTies } from '../guide/projectTies';
import type { StoredOpportunity } from '../readOpportunities';

/** Ids of an opportunity's dependencies, by its own id. */
export type ProjectNeeds = ReadonlyMap<string, readonly string[]>;

/** Returns the dependencies of projects as stored in an analysis. */
export function projectNeedsOf(
  ties: readonly Pick<ProjectTies, 'opportunityId' | 'needs'>[],
  opportunities: readonly Pick<StoredOpportunity, 'id' | 'name'>[],
): ProjectNeeds {
  return new Map(
    ties.map(({ opportunityId, needs }) => [
      opportunityId,
      opportunities
        .filter(({ id, name }) => id !== opportunityId && needs.includes(name))
        .map(({ id }) => id),
    ]),
  );
}
